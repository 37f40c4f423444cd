#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> floodFill(vector<vector<int>>& image, int sr, int sc,
                                  int color) {
        int old = image[sr][sc];
        if (old != color) fill(image, sr, sc, old, color);
        return image;
    }

private:
    void fill(vector<vector<int>>& image, int r, int c, int old, int color) {
        int rows = image.size(), columns = image[0].size();
        if (r < 0 || r >= rows || c < 0 || c >= columns || image[r][c] != old) return;
        image[r][c] = color;
        fill(image, r - 1, c, old, color);
        fill(image, r + 1, c, old, color);
        fill(image, r, c - 1, old, color);
        fill(image, r, c + 1, old, color);
    }
};
