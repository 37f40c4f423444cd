import java.util.ArrayList;
import java.util.List;

class Solution {
    public int orangesRotting(int[][] grid) {
        for (int minutes = 0; true; minutes++) {
            int fresh = 0;
            List<int[]> infected = new ArrayList<>();
            for (int r = 0; r < grid.length; r++) {
                for (int c = 0; c < grid[0].length; c++) {
                    if (grid[r][c] == 1) {
                        fresh++;
                        if (isInfected(grid, r, c)) {
                            infected.add(new int[] {r, c});
                        }
                    }
                }
            }
            if (infected.isEmpty()) {
                return fresh == 0 ? minutes : -1;
            }
            for (int[] place : infected) {
                grid[place[0]][place[1]] = 2;
            }
        }
    }

    private static boolean isInfected(int[][] grid, int r, int c) {
        return isRotten(grid, r - 1, c) || isRotten(grid, r + 1, c)
                || isRotten(grid, r, c - 1) || isRotten(grid, r, c + 1);
    }

    private static boolean isRotten(int[][] grid, int r, int c) {
        boolean inside = r >= 0 && r < grid.length && c >= 0 && c < grid[0].length;
        return inside && grid[r][c] == 2;
    }
}
