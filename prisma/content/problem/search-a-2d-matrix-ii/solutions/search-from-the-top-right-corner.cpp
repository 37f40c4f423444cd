#include <vector>
using namespace std;

class Solution {
public:
    bool searchMatrix(vector<vector<int>>& matrix, int target) {
        int rows = static_cast<int>(matrix.size());
        int row = 0;
        int column = static_cast<int>(matrix[0].size()) - 1;
        while (row < rows && column >= 0) {
            if (matrix[row][column] == target) return true;
            if (matrix[row][column] > target) {
                --column;
            } else {
                ++row;
            }
        }
        return false;
    }
};
