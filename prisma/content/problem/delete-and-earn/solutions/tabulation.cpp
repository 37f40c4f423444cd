#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int deleteAndEarn(vector<int>& nums) {
        int most = *max_element(nums.begin(), nums.end());
        vector<int> points(most + 1), dp(most + 1);
        for (int value : nums) points[value] += value;
        dp[1] = points[1];
        for (int x = 2; x <= most; x++) dp[x] = max(dp[x - 1], dp[x - 2] + points[x]);
        return dp[most];
    }
};
