#include <vector>
using namespace std;

class Solution {
public:
    int islandPerimeter(vector<vector<int>>& grid) {
        int rows = grid.size(), columns = grid[0].size();
        int cells = 0, pairs = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (grid[r][c] == 0) continue;
                cells++;
                if (c + 1 < columns) pairs += grid[r][c + 1];
                if (r + 1 < rows) pairs += grid[r + 1][c];
            }
        }
        return 4 * cells - 2 * pairs;
    }
};
