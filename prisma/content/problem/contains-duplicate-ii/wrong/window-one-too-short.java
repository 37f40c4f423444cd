// Wrong Answer: the window holds k elements including the current one, so a distance of k is missed
import java.util.HashSet;
import java.util.Set;

class Solution {
    public boolean containsNearbyDuplicate(int[] nums, int k) {
        Set<Integer> window = new HashSet<>();
        for (int i = 0; i < nums.length; i++) {
            if (i >= k) window.remove(nums[i - k]);
            if (!window.add(nums[i])) return true;
        }
        return false;
    }
}
