#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int rob(vector<int>& nums) {
        int n = nums.size();
        if (n == 1) return nums[0];
        vector<int> withoutLast(n, -1);
        vector<int> withoutFirst(n, -1);
        return max(best(nums, 0, n - 1, withoutLast), best(nums, 1, n, withoutFirst));
    }

private:
    static int best(const vector<int>& nums, int i, int end, vector<int>& memo) {
        if (i >= end) return 0;
        if (memo[i] != -1) return memo[i];
        int robbed = nums[i] + best(nums, i + 2, end, memo);
        return memo[i] = max(best(nums, i + 1, end, memo), robbed);
    }
};
