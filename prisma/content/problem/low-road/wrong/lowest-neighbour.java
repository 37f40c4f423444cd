// Wrong Answer: greedily moves to the lowest neighbour and only backtracks at a dead end
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int rows = in.nextInt();
        int columns = in.nextInt();
        int[][] height = new int[rows][columns];
        for (int[] row : height) {
            for (int c = 0; c < columns; c++) row[c] = in.nextInt();
        }
        boolean[][] seen = new boolean[rows][columns];
        Deque<int[]> way = new ArrayDeque<>();
        way.push(new int[] {0, 0});
        seen[0][0] = true;
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        while (!seen[rows - 1][columns - 1]) {
            int[] best = null;
            for (int[] step : steps) {
                int r = way.peek()[0] + step[0];
                int c = way.peek()[1] + step[1];
                if (r < 0 || r >= rows || c < 0 || c >= columns || seen[r][c]) continue;
                if (best == null || height[r][c] < height[best[0]][best[1]]) {
                    best = new int[] {r, c};
                }
            }
            if (best == null) {
                way.pop();
            } else {
                seen[best[0]][best[1]] = true;
                way.push(best);
            }
        }
        int highest = 0;
        for (int[] cell : way) highest = Math.max(highest, height[cell[0]][cell[1]]);
        System.out.println(highest);
    }
}
