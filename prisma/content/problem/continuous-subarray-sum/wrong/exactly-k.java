// Wrong Answer: looks for a sum of exactly k and misses its other multiples
import java.util.HashMap;
import java.util.Map;

class Solution {
    public boolean checkSubarraySum(int[] nums, int k) {
        Map<Long, Integer> firstCount = new HashMap<>();
        firstCount.put(0L, 0);
        long total = 0;
        for (int count = 1; count <= nums.length; count++) {
            total += nums[count - 1];
            Integer earlier = firstCount.get(total - k);
            if (earlier != null && count - earlier >= 2) {
                return true;
            }
            firstCount.putIfAbsent(total, count);
        }
        return false;
    }
}
