#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(int k, vector<int>& prices) {
        int n = prices.size();
        vector<vector<int>> dp(k + 1, vector<int>(n));
        for (int t = 1; t <= k; ++t) {
            int bestStart = -prices[0];
            for (int i = 1; i < n; ++i) {
                bestStart = max(bestStart, dp[t - 1][i] - prices[i]);
                dp[t][i] = max(dp[t][i - 1], bestStart + prices[i]);
            }
        }
        return dp[k][n - 1];
    }
};
