// Wrong Answer: for a missing target, Arrays.binarySearch returns -1 only if all numbers are larger
import java.util.Arrays;

class Solution {
    public int search(int[] nums, int target) {
        return Arrays.binarySearch(nums, target);
    }
}
