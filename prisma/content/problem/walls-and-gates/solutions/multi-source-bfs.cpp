#include <climits>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void wallsAndGates(vector<vector<int>>& rooms) {
        int rows = rooms.size(), columns = rooms[0].size();
        queue<pair<int, int>> waiting;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (rooms[r][c] == 0) waiting.push({r, c});
            }
        }
        while (!waiting.empty()) {
            auto [r, c] = waiting.front();
            waiting.pop();
            const int around[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (auto [nr, nc] : around) {
                bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                if (!inside || rooms[nr][nc] != INT_MAX) continue;
                rooms[nr][nc] = rooms[r][c] + 1;
                waiting.push({nr, nc});
            }
        }
    }
};
