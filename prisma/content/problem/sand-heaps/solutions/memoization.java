import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static final long UNKNOWN = -1;

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static long cost(long[] before, long[][] memo, int first, int end) {
        if (end - first == 1) return 0;
        if (memo[first][end] == UNKNOWN) {
            long cheapest = Long.MAX_VALUE;
            for (int gap = first + 1; gap < end; gap++) {
                long left = cost(before, memo, first, gap);
                long right = cost(before, memo, gap, end);
                cheapest = Math.min(cheapest, left + right);
            }
            memo[first][end] = cheapest + before[end] - before[first];
        }
        return memo[first][end];
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        long[] before = new long[n + 1];
        for (int i = 0; i < n; i++) before[i + 1] = before[i] + nextInt();
        long[][] memo = new long[n + 1][n + 1];
        for (long[] row : memo) Arrays.fill(row, UNKNOWN);
        System.out.println(cost(before, memo, 0, n));
    }
}
