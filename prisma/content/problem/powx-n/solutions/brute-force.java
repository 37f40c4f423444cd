class Solution {
    public double myPow(double x, int n) {
        double power = 1;
        for (long left = Math.abs((long) n); left > 0; left--) {
            power *= x;
        }
        return n >= 0 ? power : 1 / power;
    }
}
