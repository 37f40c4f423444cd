class Solution {
    public double myPow(double x, int n) {
        double power = 1;
        double factor = x;
        for (long exponent = Math.abs((long) n); exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) {
                power *= factor;
            }
            factor *= factor;
        }
        return n >= 0 ? power : 1 / power;
    }
}
