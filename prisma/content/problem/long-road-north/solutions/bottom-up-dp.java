import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int distance = nextInt();
        int fuel = nextInt();
        int n = nextInt();
        long[] farthest = new long[n + 1];
        Arrays.fill(farthest, -1);
        farthest[0] = fuel;
        for (int i = 0; i < n; i++) {
            int kilometre = nextInt();
            int litres = nextInt();
            for (int k = i; k >= 0; k--) {
                if (farthest[k] < kilometre) continue;
                farthest[k + 1] = Math.max(farthest[k + 1], farthest[k] + litres);
            }
        }

        int stops = 0;
        while (stops <= n && farthest[stops] < distance) stops++;
        System.out.println(stops <= n ? stops : -1);
    }
}
