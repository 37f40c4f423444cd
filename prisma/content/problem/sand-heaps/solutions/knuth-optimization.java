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
        int[][] bestGap = new int[n + 1][n + 1];
        for (int first = 0; first + 2 <= n; first++) {
            cost[first][first + 2] = before[first + 2] - before[first];
            bestGap[first][first + 2] = first + 1;
        }
        for (int length = 3; length <= n; length++) {
            for (int first = 0; first + length <= n; first++) {
                int end = first + length;
                long cheapest = Long.MAX_VALUE;
                int last = bestGap[first + 1][end];
                for (int gap = bestGap[first][end - 1]; gap <= last; gap++) {
                    if (cost[first][gap] + cost[gap][end] >= cheapest) continue;
                    cheapest = cost[first][gap] + cost[gap][end];
                    bestGap[first][end] = gap;
                }
                cost[first][end] = cheapest + before[end] - before[first];
            }
        }
        System.out.println(cost[0][n]);
    }
}
