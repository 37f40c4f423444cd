// Wrong Answer: clears the first row before its markers are read
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    void setZeroes(vector<vector<int>>& matrix) {
        bool firstRowHasZero = count(matrix[0].begin(), matrix[0].end(), 0) > 0;
        for (size_t row = 1; row < matrix.size(); ++row) {
            for (size_t column = 0; column < matrix[0].size(); ++column) {
                if (matrix[row][column] == 0) matrix[0][column] = 0;
            }
        }
        if (firstRowHasZero) fill(matrix[0].begin(), matrix[0].end(), 0);
        for (size_t row = 1; row < matrix.size(); ++row) {
            bool hasZero = count(matrix[row].begin(), matrix[row].end(), 0) > 0;
            for (size_t column = 0; column < matrix[0].size(); ++column) {
                if (hasZero || matrix[0][column] == 0) matrix[row][column] = 0;
            }
        }
    }
};
