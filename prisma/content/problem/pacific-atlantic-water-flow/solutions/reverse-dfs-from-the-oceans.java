import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public List<List<Integer>> pacificAtlantic(int[][] heights) {
        int rows = heights.length;
        int columns = heights[0].length;
        boolean[][] pacific = new boolean[rows][columns];
        boolean[][] atlantic = new boolean[rows][columns];
        for (int r = 0; r < rows; r++) {
            pacific[r][0] = true;
            atlantic[r][columns - 1] = true;
        }
        for (int c = 0; c < columns; c++) {
            pacific[0][c] = true;
            atlantic[rows - 1][c] = true;
        }
        climb(heights, pacific);
        climb(heights, atlantic);
        List<List<Integer>> cells = new ArrayList<>();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (pacific[r][c] && atlantic[r][c]) {
                    cells.add(List.of(r, c));
                }
            }
        }
        return cells;
    }

    private static void climb(int[][] heights, boolean[][] reached) {
        Deque<int[]> stack = new ArrayDeque<>();
        for (int r = 0; r < heights.length; r++) {
            for (int c = 0; c < heights[0].length; c++) {
                if (reached[r][c]) {
                    stack.push(new int[] {r, c});
                }
            }
        }
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                if (r < 0 || r >= heights.length || c < 0 || c >= heights[0].length) {
                    continue;
                }
                if (!reached[r][c] && heights[r][c] >= heights[cell[0]][cell[1]]) {
                    reached[r][c] = true;
                    stack.push(new int[] {r, c});
                }
            }
        }
    }
}
