// Wrong Answer: moves only right and down, but a path may have to turn back
class Solution {
    public int shortestPathBinaryMatrix(int[][] grid) {
        int n = grid.length;
        int far = n * n + 1;
        int[][] distance = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int before = row == 0 && column == 0 ? 0 : far;
                if (row > 0) before = Math.min(before, distance[row - 1][column]);
                if (column > 0) before = Math.min(before, distance[row][column - 1]);
                if (row > 0 && column > 0) {
                    before = Math.min(before, distance[row - 1][column - 1]);
                }
                distance[row][column] = grid[row][column] == 1 ? far : before + 1;
            }
        }
        return distance[n - 1][n - 1] > n * n ? -1 : distance[n - 1][n - 1];
    }
}
