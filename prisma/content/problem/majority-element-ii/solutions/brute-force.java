import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> majorityElement(int[] nums) {
        List<Integer> frequent = new ArrayList<>();
        for (int num : nums) {
            int count = 0;
            for (int other : nums) {
                if (other == num) count++;
            }
            if (3 * count > nums.length && !frequent.contains(num)) {
                frequent.add(num);
            }
        }
        return frequent;
    }
}
