#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> floodFill(vector<vector<int>>& image, int sr, int sc,
                                  int color) {
        int rows = image.size(), columns = image[0].size();
        int old = image[sr][sc];
        vector<vector<bool>> filled(rows, vector<bool>(columns, false));
        filled[sr][sc] = true;
        auto isFilled = [&](int r, int c) {
            return r >= 0 && r < rows && c >= 0 && c < columns && filled[r][c];
        };
        bool changed = true;
        while (changed) {
            changed = false;
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < columns; c++) {
                    if (image[r][c] != old || filled[r][c]) continue;
                    if (isFilled(r - 1, c) || isFilled(r + 1, c) ||
                        isFilled(r, c - 1) || isFilled(r, c + 1)) {
                        filled[r][c] = true;
                        changed = true;
                    }
                }
            }
        }
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (filled[r][c]) image[r][c] = color;
            }
        }
        return image;
    }
};
