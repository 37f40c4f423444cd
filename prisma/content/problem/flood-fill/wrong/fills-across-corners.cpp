// Wrong Answer: fills cells that touch only at a corner
class Solution {
    void fill(vector<vector<int>>& image, int r, int c, int old, int color) {
        int rows = image.size(), columns = image[0].size();
        if (r < 0 || r >= rows || c < 0 || c >= columns || image[r][c] != old) return;
        image[r][c] = color;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) fill(image, r + dr, c + dc, old, color);
        }
    }

public:
    vector<vector<int>> floodFill(vector<vector<int>>& image, int sr, int sc,
                                  int color) {
        int old = image[sr][sc];
        if (old != color) fill(image, sr, sc, old, color);
        return image;
    }
};
