// Runtime Error: swaps rows and columns in the size of the table, which only a square grid forgives
class Solution {
public:
    int uniquePathsWithObstacles(vector<vector<int>>& obstacleGrid) {
        int rows = obstacleGrid.size(), columns = obstacleGrid[0].size();
        vector<vector<int>> dp(columns, vector<int>(rows, 0));
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (obstacleGrid[r][c] == 1) continue;
                int above = r > 0 ? dp.at(r - 1).at(c) : 0;
                int left = c > 0 ? dp.at(r).at(c - 1) : 0;
                dp.at(r).at(c) = r == 0 && c == 0 ? 1 : above + left;
            }
        }
        return dp.at(rows - 1).at(columns - 1);
    }
};
