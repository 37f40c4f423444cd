// Wrong Answer: takes all cards from the left or all from the right and never mixes
class Solution {
    public int maxScore(int[] cardPoints, int k) {
        int fromLeft = 0;
        int fromRight = 0;
        for (int i = 0; i < k; i++) {
            fromLeft += cardPoints[i];
            fromRight += cardPoints[cardPoints.length - 1 - i];
        }
        return Math.max(fromLeft, fromRight);
    }
}
