#include <vector>
using namespace std;

class Solution {
public:
    Node* construct(vector<vector<int>>& grid) {
        return build(grid, 0, 0, static_cast<int>(grid.size()));
    }

private:
    Node* build(const vector<vector<int>>& grid, int row, int column, int side) {
        int ones = 0;
        for (int i = row; i < row + side; ++i) {
            for (int j = column; j < column + side; ++j) ones += grid[i][j];
        }
        if (ones == 0 || ones == side * side) return new Node(ones > 0, true);
        int half = side / 2;
        return new Node(false, false,
                        build(grid, row, column, half),
                        build(grid, row, column + half, half),
                        build(grid, row + half, column, half),
                        build(grid, row + half, column + half, half));
    }
};
