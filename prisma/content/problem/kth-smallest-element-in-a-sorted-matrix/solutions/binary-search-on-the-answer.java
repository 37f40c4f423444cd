class Solution {
    public int kthSmallest(int[][] matrix, int k) {
        int n = matrix.length;
        int low = matrix[0][0];
        int high = matrix[n - 1][n - 1];
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (count(matrix, mid) >= k) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return low;
    }

    private int count(int[][] matrix, int x) {
        int n = matrix.length;
        int total = 0;
        int row = n - 1;
        int column = 0;
        while (row >= 0 && column < n) {
            if (matrix[row][column] <= x) {
                total += row + 1;
                column++;
            } else {
                row--;
            }
        }
        return total;
    }
}
