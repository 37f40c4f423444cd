import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public int findTargetSumWays(int[] nums, int target) {
        List<Map<Integer, Integer>> memo = new ArrayList<>();
        for (int i = 0; i < nums.length; i++) {
            memo.add(new HashMap<>());
        }
        return ways(nums, 0, target, memo);
    }

    private int ways(int[] nums, int i, int rest, List<Map<Integer, Integer>> memo) {
        if (i == nums.length) {
            return rest == 0 ? 1 : 0;
        }
        Integer stored = memo.get(i).get(rest);
        if (stored != null) {
            return stored;
        }
        int count = ways(nums, i + 1, rest - nums[i], memo);
        count += ways(nums, i + 1, rest + nums[i], memo);
        memo.get(i).put(rest, count);
        return count;
    }
}
