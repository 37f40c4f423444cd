#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minPathSum(vector<vector<int>>& grid) {
        int rows = grid.size(), columns = grid[0].size();
        memo.assign(rows, vector<int>(columns, -1));
        return best(grid, rows - 1, columns - 1);
    }

private:
    vector<vector<int>> memo;

    int best(const vector<vector<int>>& grid, int r, int c) {
        if (memo[r][c] != -1) return memo[r][c];
        int before = 0;
        if (r > 0 && c > 0) {
            before = min(best(grid, r - 1, c), best(grid, r, c - 1));
        } else if (r > 0) {
            before = best(grid, r - 1, c);
        } else if (c > 0) {
            before = best(grid, r, c - 1);
        }
        return memo[r][c] = grid[r][c] + before;
    }
};
