#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int jump(vector<int>& nums) {
        int jumps = 0, border = 0, furthest = 0, last = nums.size() - 1;
        for (int i = 0; i < last; i++) {
            furthest = max(furthest, i + nums[i]);
            if (i == border) {
                jumps++;
                border = furthest;
            }
        }
        return jumps;
    }
};
