import java.util.HashMap;
import java.util.Map;

class Solution {
    public int majorityElement(int[] nums) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) {
            if (counts.merge(num, 1, Integer::sum) > nums.length / 2) return num;
        }
        return -1;
    }
}
