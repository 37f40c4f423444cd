#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> floodFill(vector<vector<int>>& image, int sr, int sc,
                                  int color) {
        int rows = image.size(), columns = image[0].size();
        int old = image[sr][sc];
        if (old == color) return image;
        image[sr][sc] = color;
        queue<pair<int, int>> cells;
        cells.push({sr, sc});
        while (!cells.empty()) {
            auto [r, c] = cells.front();
            cells.pop();
            const int around[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (auto [nr, nc] : around) {
                bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                if (!inside || image[nr][nc] != old) continue;
                image[nr][nc] = color;
                cells.push({nr, nc});
            }
        }
        return image;
    }
};
