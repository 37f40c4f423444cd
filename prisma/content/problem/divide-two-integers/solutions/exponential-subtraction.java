class Solution {
    public int divide(int dividend, int divisor) {
        boolean isNegative = (dividend < 0) != (divisor < 0);
        int rest = dividend < 0 ? dividend : -dividend;
        int step = divisor < 0 ? divisor : -divisor;
        int quotient = 0;
        while (rest <= step) {
            int multiple = step;
            int count = -1;
            while (multiple >= Integer.MIN_VALUE >> 1 && rest <= multiple + multiple) {
                multiple += multiple;
                count += count;
            }
            rest -= multiple;
            quotient += count;
        }
        if (isNegative) return quotient;
        return quotient == Integer.MIN_VALUE ? Integer.MAX_VALUE : -quotient;
    }
}
