#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    bool canPartition(vector<int>& nums) {
        int total = accumulate(nums.begin(), nums.end(), 0);
        if (total % 2 == 1) return false;
        failed.assign(nums.size(), vector<bool>(total / 2 + 1, false));
        return canReach(nums, 0, total / 2);
    }

private:
    vector<vector<bool>> failed;

    bool canReach(const vector<int>& nums, size_t i, int rest) {
        if (rest == 0) return true;
        if (rest < 0 || i == nums.size() || failed[i][rest]) return false;
        if (canReach(nums, i + 1, rest - nums[i])) return true;
        if (canReach(nums, i + 1, rest)) return true;
        failed[i][rest] = true;
        return false;
    }
};
