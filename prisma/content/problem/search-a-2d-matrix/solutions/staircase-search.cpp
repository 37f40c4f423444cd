#include <vector>
using namespace std;

class Solution {
public:
    bool searchMatrix(vector<vector<int>>& matrix, int target) {
        int rows = matrix.size(), row = 0;
        int col = static_cast<int>(matrix[0].size()) - 1;
        while (row < rows && col >= 0) {
            int value = matrix[row][col];
            if (value == target) return true;
            if (value < target) {
                row++;
            } else {
                col--;
            }
        }
        return false;
    }
};
