// Wrong Answer: cuts the list into a front and a back part only
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
