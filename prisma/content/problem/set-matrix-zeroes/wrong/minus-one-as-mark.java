// Wrong Answer: uses -1 as a marker, but the matrix may contain -1 itself
class Solution {
    public void setZeroes(int[][] matrix) {
        int rows = matrix.length;
        int columns = matrix[0].length;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (matrix[row][column] != 0) {
                    continue;
                }
                for (int c = 0; c < columns; c++) {
                    matrix[row][c] = matrix[row][c] == 0 ? 0 : -1;
                }
                for (int r = 0; r < rows; r++) {
                    matrix[r][column] = matrix[r][column] == 0 ? 0 : -1;
                }
            }
        }
        for (int[] row : matrix) {
            for (int column = 0; column < columns; column++) {
                row[column] = row[column] == -1 ? 0 : row[column];
            }
        }
    }
}
