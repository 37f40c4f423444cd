#include <vector>
using namespace std;

class Solution {
public:
    int uniquePathsWithObstacles(vector<vector<int>>& obstacleGrid) {
        int columns = obstacleGrid[0].size();
        vector<int> dp(columns, 0);
        dp[0] = 1;
        for (const auto& row : obstacleGrid) {
            for (int c = 0; c < columns; c++) {
                if (row[c] == 1) {
                    dp[c] = 0;
                } else if (c > 0) {
                    dp[c] += dp[c - 1];
                }
            }
        }
        return dp[columns - 1];
    }
};
