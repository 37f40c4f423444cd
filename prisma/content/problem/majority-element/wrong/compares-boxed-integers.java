// Wrong Answer: compares Integer objects with ==, which fails for values outside the Integer cache
import java.util.ArrayList;
import java.util.List;

class Solution {
    public int majorityElement(int[] nums) {
        List<Integer> values = new ArrayList<>();
        for (int num : nums) values.add(num);
        for (Integer candidate : values) {
            int count = 0;
            for (Integer value : values) {
                if (value == candidate) count++;
            }
            if (count > nums.length / 2) return candidate;
        }
        return 0;
    }
}
