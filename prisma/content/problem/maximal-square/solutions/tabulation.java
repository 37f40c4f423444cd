class Solution {
    public int maximalSquare(char[][] matrix) {
        int rows = matrix.length;
        int columns = matrix[0].length;
        int[][] side = new int[rows + 1][columns + 1];
        int largest = 0;
        for (int r = 1; r <= rows; r++) {
            for (int c = 1; c <= columns; c++) {
                if (matrix[r - 1][c - 1] == '0') continue;
                int straight = Math.min(side[r - 1][c], side[r][c - 1]);
                side[r][c] = 1 + Math.min(straight, side[r - 1][c - 1]);
                largest = Math.max(largest, side[r][c]);
            }
        }
        return largest * largest;
    }
}
