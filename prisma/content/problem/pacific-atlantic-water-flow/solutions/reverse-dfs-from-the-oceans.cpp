#include <utility>
#include <vector>
using namespace std;

class Solution {
    using Cells = vector<pair<int, int>>;

    static vector<vector<bool>> climb(const vector<vector<int>>& heights, Cells stack) {
        int rows = heights.size(), columns = heights[0].size();
        vector<vector<bool>> reached(rows, vector<bool>(columns, false));
        for (auto [r, c] : stack) reached[r][c] = true;
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            const int around[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (auto [nr, nc] : around) {
                bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                if (!inside || reached[nr][nc]) continue;
                if (heights[nr][nc] < heights[r][c]) continue;
                reached[nr][nc] = true;
                stack.push_back({nr, nc});
            }
        }
        return reached;
    }

public:
    vector<vector<int>> pacificAtlantic(vector<vector<int>>& heights) {
        int rows = heights.size(), columns = heights[0].size();
        Cells topAndLeft, bottomAndRight;
        for (int r = 0; r < rows; r++) {
            topAndLeft.push_back({r, 0});
            bottomAndRight.push_back({r, columns - 1});
        }
        for (int c = 0; c < columns; c++) {
            topAndLeft.push_back({0, c});
            bottomAndRight.push_back({rows - 1, c});
        }
        auto pacific = climb(heights, topAndLeft);
        auto atlantic = climb(heights, bottomAndRight);
        vector<vector<int>> cells;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (pacific[r][c] && atlantic[r][c]) cells.push_back({r, c});
            }
        }
        return cells;
    }
};
