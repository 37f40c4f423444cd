#include <vector>
using namespace std;

class Solution {
public:
    Node* construct(vector<vector<int>>& grid) {
        int n = static_cast<int>(grid.size());
        sums.assign(n + 1, vector<int>(n + 1));
        for (int i = 0; i < n; ++i) {
            for (int j = 0; j < n; ++j) {
                int others = sums[i][j + 1] + sums[i + 1][j] - sums[i][j];
                sums[i + 1][j + 1] = grid[i][j] + others;
            }
        }
        return build(0, 0, n);
    }

private:
    vector<vector<int>> sums;

    Node* build(int row, int column, int side) {
        const vector<int>& above = sums[row];
        const vector<int>& below = sums[row + side];
        int right = column + side;
        int ones = below[right] - below[column] - above[right] + above[column];
        if (ones == 0 || ones == side * side) return new Node(ones > 0, true);
        int half = side / 2;
        return new Node(false, false,
                        build(row, column, half),
                        build(row, column + half, half),
                        build(row + half, column, half),
                        build(row + half, column + half, half));
    }
};
