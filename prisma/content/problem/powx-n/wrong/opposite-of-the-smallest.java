// Wrong Answer: negating -2^31 overflows an int and stays negative, so the loop never runs
class Solution {
    public double myPow(double x, int n) {
        double factor = n < 0 ? 1 / x : x;
        int exponent = n < 0 ? -n : n;
        double power = 1;
        while (exponent > 0) {
            if (exponent % 2 == 1) {
                power *= factor;
            }
            factor *= factor;
            exponent /= 2;
        }
        return power;
    }
}
