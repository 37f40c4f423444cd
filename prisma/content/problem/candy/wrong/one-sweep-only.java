// Wrong Answer: compares with both neighbours in a single sweep, before the right one is final
class Solution {
    public int candy(int[] ratings) {
        int n = ratings.length;
        int[] candies = new int[n];
        int total = 0;
        Arrays.fill(candies, 1);
        for (int i = 0; i < n; i++) {
            if (i > 0 && ratings[i] > ratings[i - 1]) candies[i] = candies[i - 1] + 1;
            if (i + 1 < n && ratings[i] > ratings[i + 1]) {
                candies[i] = Math.max(candies[i], candies[i + 1] + 1);
            }
            total += candies[i];
        }
        return total;
    }
}
