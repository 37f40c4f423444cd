import java.util.Arrays;

class Solution {
    public int kthSmallest(int[][] matrix, int k) {
        int n = matrix.length;
        int[] values = new int[n * n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(matrix[i], 0, values, i * n, n);
        }
        Arrays.sort(values);
        return values[k - 1];
    }
}
