#include <climits>
using namespace std;

class Solution {
public:
    int divide(int dividend, int divisor) {
        bool isNegative = (dividend < 0) != (divisor < 0);
        int rest = dividend < 0 ? dividend : -dividend;
        int step = divisor < 0 ? divisor : -divisor;
        int quotient = 0;
        while (rest <= step) {
            int multiple = step, count = -1;
            while (multiple >= (INT_MIN >> 1) && rest <= multiple + multiple) {
                multiple += multiple;
                count += count;
            }
            rest -= multiple;
            quotient += count;
        }
        if (isNegative) return quotient;
        return quotient == INT_MIN ? INT_MAX : -quotient;
    }
};
