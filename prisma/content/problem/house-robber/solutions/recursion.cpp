#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int rob(vector<int>& nums) { return bestFrom(nums, 0); }

private:
    int bestFrom(const vector<int>& nums, size_t i) {
        if (i >= nums.size()) return 0;
        return max(bestFrom(nums, i + 1), nums[i] + bestFrom(nums, i + 2));
    }
};
