#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int rob(vector<int>& nums) {
        vector<int> memo(nums.size(), -1);
        return bestFrom(nums, 0, memo);
    }

private:
    static int bestFrom(const vector<int>& nums, size_t i, vector<int>& memo) {
        if (i >= nums.size()) return 0;
        if (memo[i] != -1) return memo[i];
        int skipped = bestFrom(nums, i + 1, memo);
        int robbed = nums[i] + bestFrom(nums, i + 2, memo);
        return memo[i] = max(skipped, robbed);
    }
};
