// Wrong Answer: works downward and returns the last entry of the bottom row instead of the smallest
class Solution {
    public int minimumTotal(int[][] triangle) {
        int n = triangle.length;
        int[] best = new int[n];
        best[0] = triangle[0][0];
        for (int i = 1; i < n; i++) {
            best[i] = best[i - 1] + triangle[i][i];
            for (int j = i - 1; j > 0; j--) {
                best[j] = Math.min(best[j], best[j - 1]) + triangle[i][j];
            }
            best[0] += triangle[i][0];
        }
        return best[n - 1];
    }
}
