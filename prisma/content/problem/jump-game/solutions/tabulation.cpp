#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool canJump(vector<int>& nums) {
        int last = nums.size() - 1;
        vector<bool> good(nums.size(), false);
        good[last] = true;
        for (int position = last - 1; position >= 0; position--) {
            int furthest = min(position + nums[position], last);
            for (int next = position + 1; next <= furthest && !good[position]; next++) {
                good[position] = good[next];
            }
        }
        return good[0];
    }
};
