#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int orangesRotting(vector<vector<int>>& grid) {
        int rows = grid.size(), columns = grid[0].size(), fresh = 0, minutes = 0;
        vector<pair<int, int>> layer;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (grid[r][c] == 1) fresh++;
                if (grid[r][c] == 2) layer.push_back({r, c});
            }
        }
        while (!layer.empty() && fresh > 0) {
            vector<pair<int, int>> infected;
            for (auto [r, c] : layer) {
                const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
                for (auto [dr, dc] : steps) {
                    int nr = r + dr, nc = c + dc;
                    bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                    if (!inside || grid[nr][nc] != 1) continue;
                    grid[nr][nc] = 2;
                    infected.push_back({nr, nc});
                }
            }
            fresh -= infected.size();
            layer = move(infected);
            minutes++;
        }
        return fresh == 0 ? minutes : -1;
    }
};
