#include <algorithm>
#include <bitset>
#include <string>
using namespace std;

class Solution {
public:
    int reverseBits(int n) {
        string bits = bitset<32>(n).to_string();
        reverse(bits.begin(), bits.end());
        return bitset<32>(bits).to_ulong();
    }
};
