#include <algorithm>
#include <climits>
#include <vector>
using namespace std;

class Solution {
public:
    int lengthOfLIS(vector<int>& nums) {
        return longest(nums, 0, INT_MIN);
    }

private:
    static int longest(const vector<int>& nums, size_t i, int last) {
        if (i == nums.size()) return 0;
        int best = longest(nums, i + 1, last);
        if (nums[i] > last) best = max(best, 1 + longest(nums, i + 1, nums[i]));
        return best;
    }
};
