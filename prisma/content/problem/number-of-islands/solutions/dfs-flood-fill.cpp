#include <utility>
#include <vector>
using namespace std;

class Solution {
    void sink(vector<vector<char>>& grid, int row, int column) {
        int rows = grid.size(), columns = grid[0].size();
        const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        vector<pair<int, int>> stack = {{row, column}};
        grid[row][column] = '0';
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            for (auto [dr, dc] : steps) {
                int nr = r + dr, nc = c + dc;
                bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                if (inside && grid[nr][nc] == '1') {
                    grid[nr][nc] = '0';
                    stack.push_back({nr, nc});
                }
            }
        }
    }

public:
    int numIslands(vector<vector<char>>& grid) {
        int rows = grid.size(), columns = grid[0].size();
        int islands = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (grid[r][c] == '1') {
                    islands++;
                    sink(grid, r, c);
                }
            }
        }
        return islands;
    }
};
