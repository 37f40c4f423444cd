// Wrong Answer: looks for missing numbers only below the largest value of the array
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public List<Integer> findDisappearedNumbers(int[] nums) {
        Set<Integer> present = new HashSet<>();
        for (int num : nums) present.add(num);
        int largest = Arrays.stream(nums).max().getAsInt();
        List<Integer> missing = new ArrayList<>();
        for (int number = 1; number < largest; number++) {
            if (!present.contains(number)) missing.add(number);
        }
        return missing;
    }
}
