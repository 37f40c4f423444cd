import java.util.HashMap;
import java.util.Map;

class Solution {
    public boolean checkSubarraySum(int[] nums, int k) {
        Map<Integer, Integer> firstCount = new HashMap<>();
        firstCount.put(0, 0);
        long total = 0;
        for (int count = 1; count <= nums.length; count++) {
            total += nums[count - 1];
            Integer earlier = firstCount.putIfAbsent((int) (total % k), count);
            if (earlier != null && count - earlier >= 2) {
                return true;
            }
        }
        return false;
    }
}
