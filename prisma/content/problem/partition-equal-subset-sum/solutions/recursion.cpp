#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    bool canPartition(vector<int>& nums) {
        int total = accumulate(nums.begin(), nums.end(), 0);
        return total % 2 == 0 && canReach(nums, 0, total / 2);
    }

private:
    static bool canReach(const vector<int>& nums, size_t i, int rest) {
        if (rest == 0) return true;
        if (rest < 0 || i == nums.size()) return false;
        return canReach(nums, i + 1, rest - nums[i]) || canReach(nums, i + 1, rest);
    }
};
