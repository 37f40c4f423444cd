#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> updateMatrix(vector<vector<int>>& mat) {
        int rows = mat.size(), columns = mat[0].size();
        vector<vector<int>> dist(rows, vector<int>(columns, rows + columns));
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (mat[r][c] == 0) dist[r][c] = 0;
                if (r > 0) dist[r][c] = min(dist[r][c], dist[r - 1][c] + 1);
                if (c > 0) dist[r][c] = min(dist[r][c], dist[r][c - 1] + 1);
            }
        }
        for (int r = rows - 1; r >= 0; r--) {
            for (int c = columns - 1; c >= 0; c--) {
                if (r + 1 < rows) dist[r][c] = min(dist[r][c], dist[r + 1][c] + 1);
                if (c + 1 < columns) dist[r][c] = min(dist[r][c], dist[r][c + 1] + 1);
            }
        }
        return dist;
    }
};
