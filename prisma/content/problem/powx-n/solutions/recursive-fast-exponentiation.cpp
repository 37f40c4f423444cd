class Solution {
    static double powerOf(double x, long long exponent) {
        if (exponent == 0) return 1;
        double half = powerOf(x, exponent / 2);
        return exponent % 2 == 1 ? half * half * x : half * half;
    }

public:
    double myPow(double x, int n) {
        long long exponent = n;
        return n >= 0 ? powerOf(x, exponent) : 1 / powerOf(x, -exponent);
    }
};
