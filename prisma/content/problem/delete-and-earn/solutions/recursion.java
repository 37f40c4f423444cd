import java.util.Arrays;

class Solution {
    public int deleteAndEarn(int[] nums) {
        int most = Arrays.stream(nums).max().getAsInt();
        int[] points = new int[most + 1];
        for (int value : nums) {
            points[value] += value;
        }
        return best(points, most);
    }

    private int best(int[] points, int x) {
        if (x <= 0) {
            return 0;
        }
        return Math.max(best(points, x - 1), points[x] + best(points, x - 2));
    }
}
