#include <queue>
#include <tuple>
#include <vector>
using namespace std;

class Solution {
    static int distance(const vector<vector<int>>& mat, int row, int column) {
        int rows = mat.size(), columns = mat[0].size();
        vector<vector<bool>> seen(rows, vector<bool>(columns, false));
        queue<tuple<int, int, int>> cells;
        cells.push({row, column, 0});
        seen[row][column] = true;
        while (!cells.empty()) {
            auto [r, c, steps] = cells.front();
            cells.pop();
            if (mat[r][c] == 0) return steps;
            const int around[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (auto [nr, nc] : around) {
                bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                if (!inside || seen[nr][nc]) continue;
                seen[nr][nc] = true;
                cells.push({nr, nc, steps + 1});
            }
        }
        return -1;
    }

public:
    vector<vector<int>> updateMatrix(vector<vector<int>>& mat) {
        vector<vector<int>> distances = mat;
        for (size_t r = 0; r < mat.size(); r++) {
            for (size_t c = 0; c < mat[0].size(); c++) {
                distances[r][c] = distance(mat, r, c);
            }
        }
        return distances;
    }
};
