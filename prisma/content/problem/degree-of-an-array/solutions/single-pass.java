import java.util.HashMap;
import java.util.Map;

class Solution {
    public int findShortestSubArray(int[] nums) {
        Map<Integer, Integer> first = new HashMap<>();
        Map<Integer, Integer> counts = new HashMap<>();
        int degree = 0;
        int shortest = 0;
        for (int i = 0; i < nums.length; i++) {
            first.putIfAbsent(nums[i], i);
            int count = counts.merge(nums[i], 1, Integer::sum);
            int length = i - first.get(nums[i]) + 1;
            if (count > degree || (count == degree && length < shortest)) {
                degree = count;
                shortest = length;
            }
        }
        return shortest;
    }
}
