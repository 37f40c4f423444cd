#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    static int sink(vector<vector<int>>& grid, int row, int column) {
        int rows = grid.size(), columns = grid[0].size(), area = 0;
        vector<pair<int, int>> stack = {{row, column}};
        grid[row][column] = 0;
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            area++;
            const int around[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (auto [nr, nc] : around) {
                bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                if (!inside || grid[nr][nc] == 0) continue;
                grid[nr][nc] = 0;
                stack.push_back({nr, nc});
            }
        }
        return area;
    }

public:
    int maxAreaOfIsland(vector<vector<int>>& grid) {
        int largest = 0;
        for (size_t r = 0; r < grid.size(); r++) {
            for (size_t c = 0; c < grid[0].size(); c++) {
                if (grid[r][c] == 1) largest = max(largest, sink(grid, r, c));
            }
        }
        return largest;
    }
};
