#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    static bool isPossible(const vector<vector<int>>& grid, int time) {
        int side = grid.size();
        vector<vector<bool>> seen(side, vector<bool>(side, false));
        seen[0][0] = true;
        vector<pair<int, int>> stack = {{0, 0}};
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            const int around[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (auto [nr, nc] : around) {
                if (nr < 0 || nr >= side || nc < 0 || nc >= side) continue;
                if (seen[nr][nc] || grid[nr][nc] > time) continue;
                seen[nr][nc] = true;
                stack.push_back({nr, nc});
            }
        }
        return seen[side - 1][side - 1];
    }

public:
    int swimInWater(vector<vector<int>>& grid) {
        int side = grid.size();
        int low = max(grid[0][0], grid[side - 1][side - 1]), high = side * side - 1;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (isPossible(grid, middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
};
