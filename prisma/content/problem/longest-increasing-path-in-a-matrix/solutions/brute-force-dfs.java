class Solution {
    private int[][] matrix;

    public int longestIncreasingPath(int[][] matrix) {
        this.matrix = matrix;
        int longest = 0;
        for (int row = 0; row < matrix.length; row++) {
            for (int column = 0; column < matrix[0].length; column++) {
                longest = Math.max(longest, longestFrom(row, column, -1));
            }
        }
        return longest;
    }

    private int longestFrom(int row, int column, int previous) {
        if (row < 0 || row == matrix.length) {
            return 0;
        }
        if (column < 0 || column == matrix[0].length) {
            return 0;
        }
        int value = matrix[row][column];
        if (value <= previous) {
            return 0;
        }
        int upAndDown = Math.max(
            longestFrom(row - 1, column, value), longestFrom(row + 1, column, value));
        int sideways = Math.max(
            longestFrom(row, column - 1, value), longestFrom(row, column + 1, value));
        return 1 + Math.max(upAndDown, sideways);
    }
}
