#include <climits>
using namespace std;

class Solution {
public:
    int divide(int dividend, int divisor) {
        bool isNegative = (dividend < 0) != (divisor < 0);
        int rest = dividend < 0 ? dividend : -dividend;
        int step = divisor < 0 ? divisor : -divisor;
        int quotient = 0;
        for (int i = 31; i >= 0; i--) {
            if (step >= (INT_MIN >> i) && rest <= step << i) {
                rest -= step << i;
                quotient += -1 << i;
            }
        }
        if (isNegative) return quotient;
        return quotient == INT_MIN ? INT_MAX : -quotient;
    }
};
