// Wrong Answer: splits the array only into a prefix and a suffix
import java.util.Arrays;

class Solution {
    public boolean canPartition(int[] nums) {
        int total = Arrays.stream(nums).sum();
        int front = 0;
        for (int num : nums) {
            front += num;
            if (2 * front == total) {
                return true;
            }
        }
        return false;
    }
}
