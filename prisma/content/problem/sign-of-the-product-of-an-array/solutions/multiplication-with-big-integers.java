import java.math.BigInteger;

class Solution {
    public int arraySign(int[] nums) {
        BigInteger product = BigInteger.ONE;
        for (int num : nums) {
            product = product.multiply(BigInteger.valueOf(num));
        }
        return product.signum();
    }
}
