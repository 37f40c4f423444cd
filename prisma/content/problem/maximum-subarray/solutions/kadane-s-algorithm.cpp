#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxSubArray(vector<int>& nums) {
        int ending = nums[0];
        int best = nums[0];
        for (size_t i = 1; i < nums.size(); ++i) {
            ending = max(nums[i], ending + nums[i]);
            best = max(best, ending);
        }
        return best;
    }
};
