// Time Limit Exceeded: for a negative range the middle is rounded up to high, and the loop never ends
class Solution {
    public int kthSmallest(int[][] matrix, int k) {
        int n = matrix.length;
        int low = matrix[0][0];
        int high = matrix[n - 1][n - 1];
        while (low < high) {
            int mid = (low + high) / 2;
            int count = 0;
            for (int[] row : matrix) {
                for (int value : row) {
                    if (value <= mid) {
                        count++;
                    }
                }
            }
            if (count >= k) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return low;
    }
}
