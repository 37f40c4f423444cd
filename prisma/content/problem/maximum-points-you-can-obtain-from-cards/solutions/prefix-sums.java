class Solution {
    public int maxScore(int[] cardPoints, int k) {
        int n = cardPoints.length;
        int[] prefix = new int[n + 1];
        for (int i = 0; i < n; i++) {
            prefix[i + 1] = prefix[i] + cardPoints[i];
        }
        int best = 0;
        for (int left = 0; left <= k; left++) {
            best = Math.max(best, prefix[left] + prefix[n] - prefix[n - k + left]);
        }
        return best;
    }
}
