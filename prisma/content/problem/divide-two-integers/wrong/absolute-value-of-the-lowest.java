// Wrong Answer: Math.abs(-2^31) is still negative, so each multiple of such a divisor seems to fit
class Solution {
    public int divide(int dividend, int divisor) {
        if (dividend == Integer.MIN_VALUE && divisor == -1) return Integer.MAX_VALUE;
        int rest = Math.abs(dividend);
        int step = Math.abs(divisor);
        int quotient = 0;
        for (int i = 31; i >= 0; i--) {
            if ((rest >>> i) >= step) {
                rest -= step << i;
                quotient += 1 << i;
            }
        }
        return (dividend < 0) == (divisor < 0) ? quotient : -quotient;
    }
}
