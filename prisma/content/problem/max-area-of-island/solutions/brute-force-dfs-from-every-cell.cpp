#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    static int areaFrom(const vector<vector<int>>& grid, int row, int column) {
        int rows = grid.size(), columns = grid[0].size(), area = 0;
        vector<vector<bool>> reached(rows, vector<bool>(columns, false));
        vector<pair<int, int>> stack = {{row, column}};
        reached[row][column] = true;
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            area++;
            const int around[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (auto [nr, nc] : around) {
                bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                if (!inside || grid[nr][nc] == 0 || reached[nr][nc]) continue;
                reached[nr][nc] = true;
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
                if (grid[r][c] == 1) largest = max(largest, areaFrom(grid, r, c));
            }
        }
        return largest;
    }
};
