#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> updateMatrix(vector<vector<int>>& mat) {
        int rows = mat.size(), columns = mat[0].size();
        vector<vector<int>> distances(rows, vector<int>(columns, -1));
        queue<pair<int, int>> cells;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (mat[r][c] != 0) continue;
                distances[r][c] = 0;
                cells.push({r, c});
            }
        }
        while (!cells.empty()) {
            auto [r, c] = cells.front();
            cells.pop();
            const int around[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (auto [nr, nc] : around) {
                bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                if (!inside || distances[nr][nc] != -1) continue;
                distances[nr][nc] = distances[r][c] + 1;
                cells.push({nr, nc});
            }
        }
        return distances;
    }
};
