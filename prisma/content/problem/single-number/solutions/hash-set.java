import java.util.HashSet;
import java.util.Set;

class Solution {
    public int singleNumber(int[] nums) {
        Set<Integer> unpaired = new HashSet<>();
        for (int value : nums) {
            if (!unpaired.add(value)) {
                unpaired.remove(value);
            }
        }
        return unpaired.iterator().next();
    }
}
