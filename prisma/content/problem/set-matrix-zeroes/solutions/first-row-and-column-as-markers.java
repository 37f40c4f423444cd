import java.util.Arrays;

class Solution {
    public void setZeroes(int[][] matrix) {
        boolean firstRowHasZero = false;
        for (int number : matrix[0]) {
            firstRowHasZero |= number == 0;
        }
        boolean firstColumnHasZero = false;
        for (int[] row : matrix) {
            firstColumnHasZero |= row[0] == 0;
        }
        for (int row = 1; row < matrix.length; row++) {
            for (int column = 1; column < matrix[0].length; column++) {
                if (matrix[row][column] == 0) {
                    matrix[row][0] = 0;
                    matrix[0][column] = 0;
                }
            }
        }
        for (int row = 1; row < matrix.length; row++) {
            for (int column = 1; column < matrix[0].length; column++) {
                if (matrix[row][0] == 0 || matrix[0][column] == 0) {
                    matrix[row][column] = 0;
                }
            }
        }
        if (firstRowHasZero) {
            Arrays.fill(matrix[0], 0);
        }
        if (firstColumnHasZero) {
            for (int[] row : matrix) {
                row[0] = 0;
            }
        }
    }
}
