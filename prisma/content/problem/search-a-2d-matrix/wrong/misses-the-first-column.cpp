// Wrong Answer: searches for a target at the start of a row in the previous row
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool searchMatrix(vector<vector<int>>& matrix, int target) {
        int rows = matrix.size(), row = 0;
        while (row + 1 < rows && matrix[row + 1][0] < target) row++;
        return binary_search(matrix[row].begin(), matrix[row].end(), target);
    }
};
