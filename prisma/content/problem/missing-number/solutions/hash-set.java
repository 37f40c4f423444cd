import java.util.HashSet;
import java.util.Set;

class Solution {
    public int missingNumber(int[] nums) {
        Set<Integer> present = new HashSet<>();
        for (int num : nums) {
            present.add(num);
        }
        int num = 0;
        while (present.contains(num)) {
            num++;
        }
        return num;
    }
}
