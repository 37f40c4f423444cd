// Wrong Answer: starts at time 0, although the first cell may be higher
class Solution {
    public int swimInWater(int[][] grid) {
        int side = grid.length;
        boolean[][] seen = new boolean[side][side];
        PriorityQueue<int[]> heap = new PriorityQueue<>((a, b) -> a[0] - b[0]);
        heap.add(new int[] {0, 0, 0});
        seen[0][0] = true;
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        while (true) {
            int[] cell = heap.remove();
            if (cell[1] == side - 1 && cell[2] == side - 1) {
                return cell[0];
            }
            for (int[] step : steps) {
                int r = cell[1] + step[0];
                int c = cell[2] + step[1];
                if (r >= 0 && r < side && c >= 0 && c < side && !seen[r][c]) {
                    seen[r][c] = true;
                    heap.add(new int[] {Math.max(cell[0], grid[r][c]), r, c});
                }
            }
        }
    }
}
