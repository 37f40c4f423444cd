import java.math.BigInteger;

class Solution {
    public int trailingZeroes(int n) {
        BigInteger factorial = BigInteger.ONE;
        for (int factor = 2; factor <= n; factor++) {
            factorial = factorial.multiply(BigInteger.valueOf(factor));
        }
        String digits = factorial.toString();
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        return digits.length() - end;
    }
}
