#include <utility>
#include <vector>
using namespace std;

class Solution {
    static bool reachesBoth(const vector<vector<int>>& heights, int row, int column) {
        int rows = heights.size(), columns = heights[0].size();
        vector<vector<bool>> seen(rows, vector<bool>(columns, false));
        vector<pair<int, int>> stack = {{row, column}};
        seen[row][column] = true;
        bool pacific = false, atlantic = false;
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            if (r == 0 || c == 0) pacific = true;
            if (r == rows - 1 || c == columns - 1) atlantic = true;
            const int around[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (auto [nr, nc] : around) {
                bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                if (!inside || seen[nr][nc]) continue;
                if (heights[nr][nc] > heights[r][c]) continue;
                seen[nr][nc] = true;
                stack.push_back({nr, nc});
            }
        }
        return pacific && atlantic;
    }

public:
    vector<vector<int>> pacificAtlantic(vector<vector<int>>& heights) {
        vector<vector<int>> cells;
        int rows = heights.size(), columns = heights[0].size();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (reachesBoth(heights, r, c)) cells.push_back({r, c});
            }
        }
        return cells;
    }
};
