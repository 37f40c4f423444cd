#include <vector>
using namespace std;

class Solution {
public:
    void setZeroes(vector<vector<int>>& matrix) {
        size_t rows = matrix.size();
        size_t columns = matrix[0].size();
        vector<bool> zeroRows(rows);
        vector<bool> zeroColumns(columns);
        for (size_t row = 0; row < rows; ++row) {
            for (size_t column = 0; column < columns; ++column) {
                if (matrix[row][column] != 0) continue;
                zeroRows[row] = true;
                zeroColumns[column] = true;
            }
        }
        for (size_t row = 0; row < rows; ++row) {
            for (size_t column = 0; column < columns; ++column) {
                if (zeroRows[row] || zeroColumns[column]) matrix[row][column] = 0;
            }
        }
    }
};
