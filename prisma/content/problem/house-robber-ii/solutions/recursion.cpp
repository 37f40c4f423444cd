#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int rob(vector<int>& nums) {
        int n = nums.size();
        if (n == 1) return nums[0];
        return max(best(nums, 0, n - 1), best(nums, 1, n));
    }

private:
    static int best(const vector<int>& nums, int start, int end) {
        if (start >= end) return 0;
        int robbed = nums[start] + best(nums, start + 2, end);
        return max(best(nums, start + 1, end), robbed);
    }
};
