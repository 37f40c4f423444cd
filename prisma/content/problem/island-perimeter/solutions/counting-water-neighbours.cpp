#include <vector>
using namespace std;

class Solution {
public:
    int islandPerimeter(vector<vector<int>>& grid) {
        int rows = grid.size(), columns = grid[0].size();
        auto isWater = [&](int r, int c) {
            bool isInside = r >= 0 && r < rows && c >= 0 && c < columns;
            return !isInside || grid[r][c] == 0;
        };
        int perimeter = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (grid[r][c] == 0) continue;
                perimeter += isWater(r - 1, c) + isWater(r + 1, c);
                perimeter += isWater(r, c - 1) + isWater(r, c + 1);
            }
        }
        return perimeter;
    }
};
