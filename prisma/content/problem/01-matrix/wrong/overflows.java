// Wrong Answer: adds 1 to the largest integer, which overflows to a negative distance
class Solution {
    public int[][] updateMatrix(int[][] mat) {
        int rows = mat.length;
        int columns = mat[0].length;
        int[][] dist = new int[rows][columns];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                dist[r][c] = mat[r][c] == 0 ? 0 : Integer.MAX_VALUE;
                if (r > 0) dist[r][c] = Math.min(dist[r][c], dist[r - 1][c] + 1);
                if (c > 0) dist[r][c] = Math.min(dist[r][c], dist[r][c - 1] + 1);
            }
        }
        for (int r = rows - 1; r >= 0; r--) {
            for (int c = columns - 1; c >= 0; c--) {
                int down = r + 1 < rows ? dist[r + 1][c] : rows + columns;
                int right = c + 1 < columns ? dist[r][c + 1] : rows + columns;
                dist[r][c] = Math.min(dist[r][c], 1 + Math.min(down, right));
            }
        }
        return dist;
    }
}
