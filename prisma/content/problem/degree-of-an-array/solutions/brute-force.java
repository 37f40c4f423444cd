import java.util.HashMap;
import java.util.Map;

class Solution {
    public int findShortestSubArray(int[] nums) {
        Map<Integer, Integer> counts = new HashMap<>();
        int degree = 0;
        for (int value : nums) {
            degree = Math.max(degree, counts.merge(value, 1, Integer::sum));
        }
        int shortest = nums.length;
        for (int start = 0; start < nums.length; start++) {
            counts.clear();
            for (int end = start; end < nums.length; end++) {
                if (counts.merge(nums[end], 1, Integer::sum) == degree) {
                    shortest = Math.min(shortest, end - start + 1);
                    break;
                }
            }
        }
        return shortest;
    }
}
