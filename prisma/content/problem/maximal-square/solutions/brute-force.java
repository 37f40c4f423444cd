class Solution {
    public int maximalSquare(char[][] matrix) {
        int largest = 0;
        for (int r = 0; r < matrix.length; r++) {
            for (int c = 0; c < matrix[0].length; c++) {
                largest = Math.max(largest, largestFrom(matrix, r, c));
            }
        }
        return largest * largest;
    }

    private int largestFrom(char[][] matrix, int r, int c) {
        int side = 0;
        while (r + side < matrix.length && c + side < matrix[0].length) {
            for (int i = 0; i <= side; i++) {
                if (matrix[r + side][c + i] == '0' || matrix[r + i][c + side] == '0') {
                    return side;
                }
            }
            side++;
        }
        return side;
    }
}
