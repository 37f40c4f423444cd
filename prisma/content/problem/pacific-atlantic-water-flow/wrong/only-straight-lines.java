// Wrong Answer: follows straight lines only, although water may turn
class Solution {
    public List<List<Integer>> pacificAtlantic(int[][] heights) {
        List<List<Integer>> cells = new ArrayList<>();
        for (int r = 0; r < heights.length; r++) {
            for (int c = 0; c < heights[0].length; c++) {
                boolean up = flows(heights, r, c, -1, 0);
                boolean left = flows(heights, r, c, 0, -1);
                boolean down = flows(heights, r, c, 1, 0);
                boolean right = flows(heights, r, c, 0, 1);
                if ((up || left) && (down || right)) {
                    cells.add(List.of(r, c));
                }
            }
        }
        return cells;
    }

    private boolean flows(int[][] heights, int r, int c, int dr, int dc) {
        int nr = r + dr;
        int nc = c + dc;
        if (nr < 0 || nr >= heights.length || nc < 0 || nc >= heights[0].length) {
            return true;
        }
        return heights[nr][nc] <= heights[r][c] && flows(heights, nr, nc, dr, dc);
    }
}
