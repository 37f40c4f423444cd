// Wrong Answer: the sum overflows an int, so its remainder is wrong
import java.util.HashMap;
import java.util.Map;

class Solution {
    public boolean checkSubarraySum(int[] nums, int k) {
        Map<Integer, Integer> firstCount = new HashMap<>();
        firstCount.put(0, 0);
        int total = 0;
        for (int count = 1; count <= nums.length; count++) {
            total += nums[count - 1];
            Integer earlier = firstCount.putIfAbsent(total % k, count);
            if (earlier != null && count - earlier >= 2) {
                return true;
            }
        }
        return false;
    }
}
