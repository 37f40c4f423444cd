#include <vector>
using namespace std;

class Solution {
public:
    void rotate(vector<vector<int>>& matrix) {
        size_t n = matrix.size();
        vector<vector<int>> turned(n, vector<int>(n));
        for (size_t row = 0; row < n; row++)
            for (size_t column = 0; column < n; column++)
                turned[column][n - 1 - row] = matrix[row][column];
        matrix = turned;
    }
};
