import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> findDisappearedNumbers(int[] nums) {
        List<Integer> missing = new ArrayList<>();
        for (int number = 1; number <= nums.length; number++) {
            if (!contains(nums, number)) missing.add(number);
        }
        return missing;
    }

    private boolean contains(int[] nums, int number) {
        for (int num : nums) {
            if (num == number) return true;
        }
        return false;
    }
}
