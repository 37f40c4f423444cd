class Solution {
    public int maxScore(int[] cardPoints, int k) {
        int start = cardPoints.length - k;
        int sum = 0;
        for (int i = start; i < cardPoints.length; i++) {
            sum += cardPoints[i];
        }
        int best = sum;
        for (int i = 0; i < k; i++) {
            sum += cardPoints[i] - cardPoints[start + i];
            best = Math.max(best, sum);
        }
        return best;
    }
}
