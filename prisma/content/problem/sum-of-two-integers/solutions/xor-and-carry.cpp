#include <cstdint>
using namespace std;

class Solution {
public:
    int getSum(int a, int b) {
        uint32_t sum = a;
        uint32_t carries = b;
        while (carries != 0) {
            uint32_t both = sum & carries;
            sum ^= carries;
            carries = both << 1;
        }
        return sum;
    }
};
