#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool canJump(vector<int>& nums) {
        size_t furthest = 0;
        for (size_t position = 0; position < nums.size(); position++) {
            if (position > furthest) return false;
            furthest = max(furthest, position + nums[position]);
        }
        return true;
    }
};
