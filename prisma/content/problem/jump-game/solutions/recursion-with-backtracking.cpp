#include <algorithm>
#include <vector>
using namespace std;

class Solution {
    bool leadsToEnd(const vector<int>& nums, int position) {
        int last = nums.size() - 1;
        if (position == last) return true;
        int furthest = min(position + nums[position], last);
        for (int next = position + 1; next <= furthest; next++) {
            if (leadsToEnd(nums, next)) return true;
        }
        return false;
    }

public:
    bool canJump(vector<int>& nums) {
        return leadsToEnd(nums, 0);
    }
};
