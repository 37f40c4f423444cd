import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public List<List<Integer>> pacificAtlantic(int[][] heights) {
        List<List<Integer>> cells = new ArrayList<>();
        for (int r = 0; r < heights.length; r++) {
            for (int c = 0; c < heights[0].length; c++) {
                if (reachesBoth(heights, r, c)) {
                    cells.add(List.of(r, c));
                }
            }
        }
        return cells;
    }

    private static boolean reachesBoth(int[][] heights, int row, int column) {
        int rows = heights.length;
        int columns = heights[0].length;
        boolean[][] seen = new boolean[rows][columns];
        Deque<int[]> stack = new ArrayDeque<>();
        seen[row][column] = true;
        stack.push(new int[] {row, column});
        boolean pacific = false;
        boolean atlantic = false;
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            pacific |= cell[0] == 0 || cell[1] == 0;
            atlantic |= cell[0] == rows - 1 || cell[1] == columns - 1;
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                if (r < 0 || r >= rows || c < 0 || c >= columns || seen[r][c]) {
                    continue;
                }
                if (heights[r][c] <= heights[cell[0]][cell[1]]) {
                    seen[r][c] = true;
                    stack.push(new int[] {r, c});
                }
            }
        }
        return pacific && atlantic;
    }
}
