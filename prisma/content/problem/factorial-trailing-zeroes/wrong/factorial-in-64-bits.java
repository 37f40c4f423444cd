// Wrong Answer: the factorial overflows 64 bits from 21! on
class Solution {
    public int trailingZeroes(int n) {
        long factorial = 1;
        for (int factor = 2; factor <= n; factor++) factorial *= factor;
        int zeros = 0;
        while (factorial != 0 && factorial % 10 == 0) {
            factorial /= 10;
            zeros++;
        }
        return zeros;
    }
}
