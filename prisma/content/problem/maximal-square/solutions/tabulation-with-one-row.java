class Solution {
    public int maximalSquare(char[][] matrix) {
        int columns = matrix[0].length;
        int[] side = new int[columns + 1];
        int largest = 0;
        for (char[] row : matrix) {
            int diagonal = 0;
            for (int c = 1; c <= columns; c++) {
                int above = side[c];
                if (row[c - 1] == '1') {
                    side[c] = 1 + Math.min(Math.min(above, side[c - 1]), diagonal);
                } else {
                    side[c] = 0;
                }
                diagonal = above;
                largest = Math.max(largest, side[c]);
            }
        }
        return largest * largest;
    }
}
