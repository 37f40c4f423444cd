#include <vector>
using namespace std;

class Solution {
public:
    int findTargetSumWays(vector<int>& nums, int target) {
        return ways(nums, 0, target);
    }

private:
    static int ways(const vector<int>& nums, size_t i, int rest) {
        if (i == nums.size()) return rest == 0 ? 1 : 0;
        return ways(nums, i + 1, rest - nums[i]) + ways(nums, i + 1, rest + nums[i]);
    }
};
