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
        int n = nextInt();
        int days = nextInt();
        long[] pages = new long[n + 1];
        long[] best = new long[n + 1];
        for (int i = 1; i <= n; i++) {
            pages[i] = nextInt();
            best[i] = best[i - 1] + pages[i];
        }

        long whole = best[n];
        for (; days > 1; days--) {
            long[] shorter = new long[n + 1];
            Arrays.fill(shorter, whole);
            for (int i = 1; i <= n; i++) {
                long lastDay = 0;
                for (int j = i - 1; j >= 1; j--) {
                    lastDay += pages[j + 1];
                    shorter[i] = Math.min(shorter[i], Math.max(best[j], lastDay));
                }
            }
            best = shorter;
        }
        System.out.println(best[n]);
    }
}
