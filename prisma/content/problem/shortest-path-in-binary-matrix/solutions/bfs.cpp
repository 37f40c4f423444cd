#include <algorithm>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int shortestPathBinaryMatrix(vector<vector<int>>& grid) {
        if (grid[0][0] == 1) return -1;
        int n = grid.size();
        vector<vector<int>> distance(n, vector<int>(n, 0));
        distance[0][0] = 1;
        queue<pair<int, int>> cells;
        cells.emplace(0, 0);
        while (!cells.empty()) {
            auto [row, column] = cells.front();
            cells.pop();
            for (int r = max(0, row - 1); r <= min(n - 1, row + 1); r++) {
                for (int c = max(0, column - 1); c <= min(n - 1, column + 1); c++) {
                    if (grid[r][c] == 1 || distance[r][c] > 0) continue;
                    distance[r][c] = distance[row][column] + 1;
                    cells.emplace(r, c);
                }
            }
        }
        int shortest = distance[n - 1][n - 1];
        return shortest == 0 ? -1 : shortest;
    }
};
