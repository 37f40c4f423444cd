import java.util.HashMap;
import java.util.Map;

class Solution {
    public boolean containsNearbyDuplicate(int[] nums, int k) {
        Map<Integer, Integer> last = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            Integer before = last.put(nums[i], i);
            if (before != null && i - before <= k) {
                return true;
            }
        }
        return false;
    }
}
