#include <utility>
#include <vector>
using namespace std;

class Solution {
    static bool isRotten(const vector<vector<int>>& grid, int r, int c) {
        int rows = grid.size(), columns = grid[0].size();
        return r >= 0 && r < rows && c >= 0 && c < columns && grid[r][c] == 2;
    }

public:
    int orangesRotting(vector<vector<int>>& grid) {
        int rows = grid.size(), columns = grid[0].size();
        for (int minutes = 0;; minutes++) {
            int fresh = 0;
            vector<pair<int, int>> infected;
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < columns; c++) {
                    if (grid[r][c] != 1) continue;
                    fresh++;
                    if (isRotten(grid, r - 1, c) || isRotten(grid, r + 1, c) ||
                        isRotten(grid, r, c - 1) || isRotten(grid, r, c + 1)) {
                        infected.push_back({r, c});
                    }
                }
            }
            if (infected.empty()) return fresh == 0 ? minutes : -1;
            for (auto [r, c] : infected) grid[r][c] = 2;
        }
    }
};
