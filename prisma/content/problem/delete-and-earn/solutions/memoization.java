import java.util.Arrays;

class Solution {
    public int deleteAndEarn(int[] nums) {
        int most = Arrays.stream(nums).max().getAsInt();
        int[] points = new int[most + 1];
        for (int value : nums) {
            points[value] += value;
        }
        int[] memo = new int[most + 1];
        Arrays.fill(memo, -1);
        return best(points, most, memo);
    }

    private int best(int[] points, int x, int[] memo) {
        if (x <= 0) {
            return 0;
        }
        if (memo[x] < 0) {
            int skipped = best(points, x - 1, memo);
            memo[x] = Math.max(skipped, points[x] + best(points, x - 2, memo));
        }
        return memo[x];
    }
}
