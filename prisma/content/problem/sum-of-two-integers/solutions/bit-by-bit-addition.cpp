#include <cstdint>
using namespace std;

class Solution {
public:
    int getSum(int a, int b) {
        uint32_t one = a;
        uint32_t other = b;
        uint32_t sum = 0;
        uint32_t carry = 0;
        for (uint32_t place = 1; place != 0; place <<= 1) {
            sum |= (one ^ other ^ carry) & place;
            carry = (((one & other) | (one & carry) | (other & carry)) & place) << 1;
        }
        return sum;
    }
};
