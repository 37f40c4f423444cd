#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    void setZeroes(vector<vector<int>>& matrix) {
        size_t rows = matrix.size();
        size_t columns = matrix[0].size();
        bool firstRowHasZero = count(matrix[0].begin(), matrix[0].end(), 0) > 0;
        bool firstColumnHasZero = false;
        for (const auto& row : matrix) firstColumnHasZero |= row[0] == 0;
        for (size_t row = 1; row < rows; ++row) {
            for (size_t column = 1; column < columns; ++column) {
                if (matrix[row][column] == 0) matrix[row][0] = matrix[0][column] = 0;
            }
        }
        for (size_t row = 1; row < rows; ++row) {
            for (size_t column = 1; column < columns; ++column) {
                bool isZero = matrix[row][0] == 0 || matrix[0][column] == 0;
                if (isZero) matrix[row][column] = 0;
            }
        }
        if (firstRowHasZero) fill(matrix[0].begin(), matrix[0].end(), 0);
        if (firstColumnHasZero) {
            for (auto& row : matrix) row[0] = 0;
        }
    }
};
