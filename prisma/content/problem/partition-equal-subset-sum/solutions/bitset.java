import java.util.Arrays;
import java.math.BigInteger;

class Solution {
    public boolean canPartition(int[] nums) {
        int total = Arrays.stream(nums).sum();
        BigInteger sums = BigInteger.ONE;
        for (int num : nums) {
            sums = sums.or(sums.shiftLeft(num));
        }
        return total % 2 == 0 && sums.testBit(total / 2);
    }
}
