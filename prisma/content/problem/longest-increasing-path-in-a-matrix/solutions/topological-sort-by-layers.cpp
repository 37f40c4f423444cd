#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int longestIncreasingPath(vector<vector<int>>& matrix) {
        int rows = matrix.size();
        int columns = matrix[0].size();
        const pair<int, int> steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        auto isInside = [&](int row, int column) {
            return row >= 0 && row < rows && column >= 0 && column < columns;
        };
        vector<vector<int>> smaller(rows, vector<int>(columns, 0));
        vector<pair<int, int>> layer;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                for (auto [down, right] : steps) {
                    int r = row + down;
                    int c = column + right;
                    if (isInside(r, c) && matrix[r][c] < matrix[row][column]) {
                        smaller[row][column]++;
                    }
                }
                if (smaller[row][column] == 0) layer.emplace_back(row, column);
            }
        }
        int layers = 0;
        while (!layer.empty()) {
            layers++;
            vector<pair<int, int>> following;
            for (auto [row, column] : layer) {
                for (auto [down, right] : steps) {
                    int r = row + down;
                    int c = column + right;
                    if (!isInside(r, c)) continue;
                    if (matrix[r][c] <= matrix[row][column]) continue;
                    if (--smaller[r][c] == 0) following.emplace_back(r, c);
                }
            }
            layer = move(following);
        }
        return layers;
    }
};
