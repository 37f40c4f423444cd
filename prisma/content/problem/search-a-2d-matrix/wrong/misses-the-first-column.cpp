// Wrong Answer: a target that begins its row is looked for in the row before it
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
