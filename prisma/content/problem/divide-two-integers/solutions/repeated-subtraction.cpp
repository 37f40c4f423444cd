#include <climits>
using namespace std;

class Solution {
public:
    int divide(int dividend, int divisor) {
        if (divisor == 1) return dividend;
        if (divisor == -1) return dividend == INT_MIN ? INT_MAX : -dividend;
        bool isNegative = (dividend < 0) != (divisor < 0);
        int rest = dividend < 0 ? dividend : -dividend;
        int step = divisor < 0 ? divisor : -divisor;
        int quotient = 0;
        while (rest <= step) {
            rest -= step;
            quotient++;
        }
        return isNegative ? -quotient : quotient;
    }
};
