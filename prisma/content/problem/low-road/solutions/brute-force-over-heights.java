import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SortedSet;
import java.util.TreeSet;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static boolean getsThrough(int[][] height, int limit) {
        int rows = height.length;
        int columns = height[0].length;
        if (height[0][0] > limit) return false;
        boolean[][] seen = new boolean[rows][columns];
        seen[0][0] = true;
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {0, 0});
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                if (seen[r][c] || height[r][c] > limit) continue;
                seen[r][c] = true;
                stack.push(new int[] {r, c});
            }
        }
        return seen[rows - 1][columns - 1];
    }

    public static void main(String[] args) throws IOException {
        int[][] height = new int[nextInt()][nextInt()];
        SortedSet<Integer> limits = new TreeSet<>();
        for (int[] row : height) {
            for (int c = 0; c < row.length; c++) {
                row[c] = nextInt();
                limits.add(row[c]);
            }
        }
        for (int limit : limits) {
            if (!getsThrough(height, limit)) continue;
            System.out.println(limit);
            return;
        }
    }
}
