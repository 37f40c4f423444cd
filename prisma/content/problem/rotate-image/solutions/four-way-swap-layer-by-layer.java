class Solution {
    public void rotate(int[][] matrix) {
        int last = matrix.length - 1;
        for (int row = 0; 2 * row < last; row++)
            for (int column = row; column < last - row; column++) {
                int top = matrix[row][column];
                matrix[row][column] = matrix[last - column][row];
                matrix[last - column][row] = matrix[last - row][last - column];
                matrix[last - row][last - column] = matrix[column][last - row];
                matrix[column][last - row] = top;
            }
    }
}
