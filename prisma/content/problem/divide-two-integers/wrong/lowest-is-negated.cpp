// Runtime Error: negates -2^31, which overflows
class Solution {
public:
    int divide(int dividend, int divisor) {
        long long rest = dividend < 0 ? -dividend : dividend;
        long long step = divisor < 0 ? -divisor : divisor;
        long long quotient = 0;
        for (int i = 31; i >= 0; i--) {
            if (rest >= step << i) {
                rest -= step << i;
                quotient += 1ll << i;
            }
        }
        return (dividend < 0) == (divisor < 0) ? quotient : -quotient;
    }
};
