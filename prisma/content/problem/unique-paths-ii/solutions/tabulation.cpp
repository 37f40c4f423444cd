#include <vector>
using namespace std;

class Solution {
public:
    int uniquePathsWithObstacles(vector<vector<int>>& obstacleGrid) {
        int rows = obstacleGrid.size(), columns = obstacleGrid[0].size();
        vector<vector<int>> dp(rows, vector<int>(columns, 0));
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (obstacleGrid[r][c] == 1) continue;
                if (r == 0 && c == 0) dp[r][c] = 1;
                if (r > 0) dp[r][c] += dp[r - 1][c];
                if (c > 0) dp[r][c] += dp[r][c - 1];
            }
        }
        return dp[rows - 1][columns - 1];
    }
};
