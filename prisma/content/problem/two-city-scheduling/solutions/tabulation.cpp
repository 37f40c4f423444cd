#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int twoCitySchedCost(vector<vector<int>>& costs) {
        int half = costs.size() / 2;
        vector<int> dp(half + 1, 1'000'000'000);
        dp[0] = 0;
        for (const vector<int>& cost : costs) {
            for (int a = half; a > 0; a--) {
                dp[a] = min(dp[a - 1] + cost[0], dp[a] + cost[1]);
            }
            dp[0] += cost[1];
        }
        return dp[half];
    }
};
