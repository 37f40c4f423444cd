// Wrong Answer: returns the minutes even if an orange stays fresh
class Solution {
    public int orangesRotting(int[][] grid) {
        Queue<int[]> queue = new ArrayDeque<>();
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[0].length; c++) {
                if (grid[r][c] == 2) {
                    queue.add(new int[] {r, c, 0});
                }
            }
        }
        int minutes = 0;
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        while (!queue.isEmpty()) {
            int[] place = queue.remove();
            minutes = place[2];
            for (int[] step : steps) {
                int r = place[0] + step[0];
                int c = place[1] + step[1];
                if (r >= 0 && r < grid.length && c >= 0 && c < grid[0].length
                        && grid[r][c] == 1) {
                    grid[r][c] = 2;
                    queue.add(new int[] {r, c, minutes + 1});
                }
            }
        }
        return minutes;
    }
}
