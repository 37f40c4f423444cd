#include <vector>
using namespace std;

class Solution {
public:
    int singleNumber(vector<int>& nums) {
        unsigned single = 0;
        for (int bit = 0; bit < 32; ++bit) {
            int count = 0;
            for (int num : nums) count += static_cast<unsigned>(num) >> bit & 1;
            if (count % 3 == 1) single |= 1u << bit;
        }
        return static_cast<int>(single);
    }
};
