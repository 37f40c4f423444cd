// Wrong Answer: compares along the diagonals from the upper right to the lower left
class Solution {
    public boolean isToeplitzMatrix(int[][] matrix) {
        for (int i = 1; i < matrix.length; i++) {
            for (int j = 0; j + 1 < matrix[i].length; j++) {
                if (matrix[i][j] != matrix[i - 1][j + 1]) {
                    return false;
                }
            }
        }
        return true;
    }
}
