class Solution {
    public int minimumTotal(int[][] triangle) {
        int n = triangle.length;
        int[] best = triangle[n - 1].clone();
        for (int i = n - 2; i >= 0; i--) {
            for (int j = 0; j <= i; j++) {
                best[j] = triangle[i][j] + Math.min(best[j], best[j + 1]);
            }
        }
        return best[0];
    }
}
