import java.util.Arrays;

class Solution {
    public int candy(int[] ratings) {
        int n = ratings.length;
        int[] candies = new int[n];
        Arrays.fill(candies, 1);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < n; i++) {
                for (int j = i - 1; j <= i + 1; j += 2) {
                    if (j < 0 || j >= n || ratings[i] <= ratings[j]) continue;
                    if (candies[i] > candies[j]) continue;
                    candies[i] = candies[j] + 1;
                    changed = true;
                }
            }
        }
        return Arrays.stream(candies).sum();
    }
}
