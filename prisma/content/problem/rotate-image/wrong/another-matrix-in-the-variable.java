// Wrong Answer: assigns the rotated matrix to the parameter, which leaves the given matrix unchanged
class Solution {
    public void rotate(int[][] matrix) {
        int n = matrix.length;
        int[][] turned = new int[n][n];
        for (int row = 0; row < n; row++)
            for (int column = 0; column < n; column++) turned[column][n - 1 - row] = matrix[row][column];
        matrix = turned;
    }
}
