import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

public class Main {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    // Walls around the plan save the tests at its edges.
    private static char[][] readPlan() {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String> rows = in.lines().toList();
        String wall = "#".repeat(rows.get(0).length() + 2);
        char[][] plan = new char[rows.size() + 2][];
        plan[0] = wall.toCharArray();
        plan[rows.size() + 1] = wall.toCharArray();
        for (int row = 1; row <= rows.size(); row++) {
            plan[row] = ('#' + rows.get(row - 1) + '#').toCharArray();
        }
        return plan;
    }

    private static void search(char[][] plan, int[][] nearest, int row, int column) {
        boolean[][] seen = new boolean[plan.length][plan[0].length];
        Queue<int[]> queue = new ArrayDeque<>();
        seen[row][column] = true;
        queue.add(new int[] {row, column, 0});
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            nearest[cell[0]][cell[1]] = Math.min(nearest[cell[0]][cell[1]], cell[2]);
            for (int[] step : STEPS) {
                int nearRow = cell[0] + step[0];
                int nearColumn = cell[1] + step[1];
                if (plan[nearRow][nearColumn] == '#') continue;
                if (seen[nearRow][nearColumn]) continue;
                seen[nearRow][nearColumn] = true;
                queue.add(new int[] {nearRow, nearColumn, cell[2] + 1});
            }
        }
    }

    public static void main(String[] args) {
        char[][] plan = readPlan();
        int[][] nearest = new int[plan.length][plan[0].length];
        for (int[] row : nearest) Arrays.fill(row, Integer.MAX_VALUE);
        for (int row = 0; row < plan.length; row++) {
            for (int column = 0; column < plan[row].length; column++) {
                if (plan[row][column] == 'L') search(plan, nearest, row, column);
            }
        }

        int longest = 0;
        for (int row = 0; row < plan.length; row++) {
            for (int column = 0; column < plan[row].length; column++) {
                if (plan[row][column] != '.') continue;
                longest = Math.max(longest, nearest[row][column]);
            }
        }
        System.out.println(longest == Integer.MAX_VALUE ? -1 : longest);
    }
}
