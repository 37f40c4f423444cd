// Wrong Answer: starts with 0 and the second element, so the first one is left out
#include <vector>
using namespace std;

class Solution {
public:
    int singleNumber(vector<int>& nums) {
        int single = 0;
        for (size_t i = 1; i < nums.size(); i++) single ^= nums[i];
        return single;
    }
};
