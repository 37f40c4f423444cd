import java.util.HashMap;
import java.util.Map;

class Solution {
    public int findTargetSumWays(int[] nums, int target) {
        Map<Integer, Integer> ways = Map.of(0, 1);
        for (int num : nums) {
            Map<Integer, Integer> following = new HashMap<>();
            ways.forEach((result, count) -> {
                following.merge(result + num, count, Integer::sum);
                following.merge(result - num, count, Integer::sum);
            });
            ways = following;
        }
        return ways.getOrDefault(target, 0);
    }
}
