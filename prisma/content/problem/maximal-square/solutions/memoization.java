class Solution {
    private int[][] memo;

    public int maximalSquare(char[][] matrix) {
        memo = new int[matrix.length][matrix[0].length];
        int largest = 0;
        for (int r = matrix.length - 1; r >= 0; r--) {
            for (int c = matrix[0].length - 1; c >= 0; c--) {
                largest = Math.max(largest, side(matrix, r, c));
            }
        }
        return largest * largest;
    }

    private int side(char[][] matrix, int r, int c) {
        if (r < 0 || c < 0 || matrix[r][c] == '0') return 0;
        if (memo[r][c] == 0) {
            int above = side(matrix, r - 1, c);
            int left = side(matrix, r, c - 1);
            int diagonal = side(matrix, r - 1, c - 1);
            memo[r][c] = 1 + Math.min(Math.min(above, left), diagonal);
        }
        return memo[r][c];
    }
}
