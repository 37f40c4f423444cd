// Wrong Answer: a new maximum count must replace the length even if the new length is larger
import java.util.HashMap;
import java.util.Map;

class Solution {
    public int findShortestSubArray(int[] nums) {
        Map<Integer, Integer> first = new HashMap<>();
        Map<Integer, Integer> counts = new HashMap<>();
        int degree = 0;
        int shortest = nums.length;
        for (int i = 0; i < nums.length; i++) {
            first.putIfAbsent(nums[i], i);
            int count = counts.merge(nums[i], 1, Integer::sum);
            if (count >= degree) {
                degree = count;
                shortest = Math.min(shortest, i - first.get(nums[i]) + 1);
            }
        }
        return shortest;
    }
}
