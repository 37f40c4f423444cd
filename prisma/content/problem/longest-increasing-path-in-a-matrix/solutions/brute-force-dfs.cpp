#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int longestIncreasingPath(vector<vector<int>>& matrix) {
        int longest = 0;
        for (size_t row = 0; row < matrix.size(); row++) {
            for (size_t column = 0; column < matrix[0].size(); column++) {
                longest = max(longest, longestFrom(matrix, row, column, -1));
            }
        }
        return longest;
    }

private:
    static int longestFrom(const vector<vector<int>>& matrix, int row, int column,
                           int previous) {
        int rows = matrix.size();
        int columns = matrix[0].size();
        if (row < 0 || row >= rows || column < 0 || column >= columns) return 0;
        int value = matrix[row][column];
        if (value <= previous) return 0;
        return 1 + max({longestFrom(matrix, row - 1, column, value),
                        longestFrom(matrix, row + 1, column, value),
                        longestFrom(matrix, row, column - 1, value),
                        longestFrom(matrix, row, column + 1, value)});
    }
};
