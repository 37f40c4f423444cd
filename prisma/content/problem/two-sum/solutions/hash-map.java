import java.util.HashMap;
import java.util.Map;

class Solution {
    public int[] twoSum(int[] nums, int target) {
        Map<Integer, Integer> positionOf = new HashMap<>();
        for (int position = 0; position < nums.length; position++) {
            Integer partner = positionOf.get(target - nums[position]);
            if (partner != null) {
                return new int[] {partner, position};
            }
            positionOf.put(nums[position], position);
        }
        return new int[0];
    }
}
