import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static boolean keepsApart(long tables, int[][] quarrels) {
        for (int[] pair : quarrels) {
            long differs = tables >> (pair[0] - 1) ^ tables >> (pair[1] - 1);
            if ((differs & 1) == 0) return false;
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[][] quarrels = new int[nextInt()][2];
        for (int[] pair : quarrels) {
            pair[0] = nextInt();
            pair[1] = nextInt();
        }

        long ways = 0;
        for (long tables = 0; tables < 1L << n; tables++) {
            if (keepsApart(tables, quarrels)) ways++;
        }
        System.out.println(ways % 1_000_000_007L);
    }
}
