class Solution {
    public int maxScore(int[] cardPoints, int k) {
        int n = cardPoints.length;
        int best = 0;
        for (int left = 0; left <= k; left++) {
            int sum = 0;
            for (int i = 0; i < left; i++) {
                sum += cardPoints[i];
            }
            for (int i = n - k + left; i < n; i++) {
                sum += cardPoints[i];
            }
            best = Math.max(best, sum);
        }
        return best;
    }
}
