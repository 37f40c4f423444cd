#include <vector>
using namespace std;

class Solution {
public:
    int singleNumber(vector<int>& nums) {
        int single = 0;
        for (int value : nums) single ^= value;
        return single;
    }
};
