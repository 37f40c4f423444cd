#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minPathSum(vector<vector<int>>& grid) {
        return best(grid, grid.size() - 1, grid[0].size() - 1);
    }

private:
    int best(const vector<vector<int>>& grid, int r, int c) {
        if (r == 0 && c == 0) return grid[0][0];
        if (r == 0) return grid[r][c] + best(grid, r, c - 1);
        if (c == 0) return grid[r][c] + best(grid, r - 1, c);
        return grid[r][c] + min(best(grid, r - 1, c), best(grid, r, c - 1));
    }
};
