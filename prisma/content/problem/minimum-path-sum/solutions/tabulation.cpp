#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minPathSum(vector<vector<int>>& grid) {
        int rows = grid.size(), columns = grid[0].size();
        vector<vector<int>> best = grid;
        for (int c = 1; c < columns; c++) best[0][c] += best[0][c - 1];
        for (int r = 1; r < rows; r++) {
            best[r][0] += best[r - 1][0];
            for (int c = 1; c < columns; c++) {
                best[r][c] += min(best[r - 1][c], best[r][c - 1]);
            }
        }
        return best[rows - 1][columns - 1];
    }
};
