#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int longestIncreasingPath(vector<vector<int>>& matrix) {
        int rows = matrix.size();
        int columns = matrix[0].size();
        vector<tuple<int, int, int>> cells;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                cells.emplace_back(matrix[row][column], row, column);
            }
        }
        sort(cells.begin(), cells.end());
        vector<vector<int>> longest(rows, vector<int>(columns, 1));
        int best = 1;
        const pair<int, int> steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (auto [value, row, column] : cells) {
            for (auto [down, right] : steps) {
                int r = row + down;
                int c = column + right;
                if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                if (matrix[r][c] >= value) continue;
                longest[row][column] = max(longest[row][column], longest[r][c] + 1);
            }
            best = max(best, longest[row][column]);
        }
        return best;
    }
};
