#include <vector>
using namespace std;

class Solution {
public:
    int numIslands(vector<vector<char>>& grid) {
        int rows = grid.size(), columns = grid[0].size();
        vector<vector<int>> label(rows, vector<int>(columns));
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) label[r][c] = r * columns + c;
        }
        bool changed = true;
        auto lower = [&](int r, int c, int nr, int nc) {
            bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
            if (inside && grid[nr][nc] == '1' && label[nr][nc] < label[r][c]) {
                label[r][c] = label[nr][nc];
                changed = true;
            }
        };
        while (changed) {
            changed = false;
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < columns; c++) {
                    if (grid[r][c] == '0') continue;
                    lower(r, c, r - 1, c);
                    lower(r, c, r + 1, c);
                    lower(r, c, r, c - 1);
                    lower(r, c, r, c + 1);
                }
            }
        }
        int islands = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (grid[r][c] == '1' && label[r][c] == r * columns + c) islands++;
            }
        }
        return islands;
    }
};
