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

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        long[] before = new long[n + 1];
        for (int i = 0; i < n; i++) before[i + 1] = before[i] + nextInt();

        long[][] cost = new long[n + 1][n + 1];
        for (int length = 2; length <= n; length++) {
            for (int first = 0; first + length <= n; first++) {
                int end = first + length;
                long cheapest = Long.MAX_VALUE;
                for (int gap = first + 1; gap < end; gap++) {
                    cheapest = Math.min(cheapest, cost[first][gap] + cost[gap][end]);
                }
                cost[first][end] = cheapest + before[end] - before[first];
            }
        }
        System.out.println(cost[0][n]);
    }
}
