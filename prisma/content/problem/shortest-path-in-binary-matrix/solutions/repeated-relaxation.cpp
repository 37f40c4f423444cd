#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int shortestPathBinaryMatrix(vector<vector<int>>& grid) {
        if (grid[0][0] == 1) return -1;
        int n = grid.size();
        const int far = n * n + 1;
        vector<vector<int>> distance(n, vector<int>(n, far));
        distance[0][0] = 1;
        bool hasChanged = true;
        while (hasChanged) {
            hasChanged = false;
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    if (grid[row][column] == 1) continue;
                    int around = far;
                    for (int r = max(0, row - 1); r <= min(n - 1, row + 1); r++) {
                        for (int c = max(0, column - 1); c < min(n, column + 2); c++) {
                            around = min(around, distance[r][c]);
                        }
                    }
                    if (around + 1 < distance[row][column]) {
                        distance[row][column] = around + 1;
                        hasChanged = true;
                    }
                }
            }
        }
        return distance[n - 1][n - 1] == far ? -1 : distance[n - 1][n - 1];
    }
};
