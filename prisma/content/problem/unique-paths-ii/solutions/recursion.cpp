#include <vector>
using namespace std;

class Solution {
public:
    int uniquePathsWithObstacles(vector<vector<int>>& obstacleGrid) {
        int rows = obstacleGrid.size(), columns = obstacleGrid[0].size();
        return paths(obstacleGrid, rows - 1, columns - 1);
    }

private:
    int paths(const vector<vector<int>>& grid, int r, int c) {
        if (r < 0 || c < 0 || grid[r][c] == 1) return 0;
        if (r == 0 && c == 0) return 1;
        return paths(grid, r - 1, c) + paths(grid, r, c - 1);
    }
};
