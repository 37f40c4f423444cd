import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public List<Integer> findDisappearedNumbers(int[] nums) {
        Set<Integer> present = new HashSet<>();
        for (int num : nums) {
            present.add(num);
        }
        List<Integer> missing = new ArrayList<>();
        for (int number = 1; number <= nums.length; number++) {
            if (!present.contains(number)) missing.add(number);
        }
        return missing;
    }
}
