// Wrong Answer: moves only right and down
class Solution {
    public int longestIncreasingPath(int[][] matrix) {
        int best = 0;
        int[][] longest = new int[matrix.length][matrix[0].length];
        for (int row = 0; row < matrix.length; row++) {
            for (int column = 0; column < matrix[0].length; column++) {
                int before = 0;
                if (row > 0 && matrix[row - 1][column] < matrix[row][column]) {
                    before = longest[row - 1][column];
                }
                if (column > 0 && matrix[row][column - 1] < matrix[row][column]) {
                    before = Math.max(before, longest[row][column - 1]);
                }
                longest[row][column] = before + 1;
                best = Math.max(best, before + 1);
            }
        }
        return best;
    }
}
