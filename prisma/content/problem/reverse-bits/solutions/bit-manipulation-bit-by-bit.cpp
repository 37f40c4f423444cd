#include <cstdint>
using namespace std;

class Solution {
public:
    int reverseBits(int n) {
        uint32_t reversed = 0;
        for (int i = 0; i < 32; i++) {
            reversed = reversed << 1 | (n & 1);
            n >>= 1;
        }
        return reversed;
    }
};
