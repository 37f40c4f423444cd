// Wrong Answer: == on two Integer objects compares references, not values
import java.util.Arrays;

class Solution {
    public boolean containsDuplicate(int[] nums) {
        Integer[] sorted = Arrays.stream(nums).boxed().sorted().toArray(Integer[]::new);
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] == sorted[i - 1]) {
                return true;
            }
        }
        return false;
    }
}
