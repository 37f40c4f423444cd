#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void rotate(vector<vector<int>>& matrix) {
        for (size_t row = 0; row < matrix.size(); row++)
            for (size_t column = row + 1; column < matrix.size(); column++)
                swap(matrix[row][column], matrix[column][row]);
        for (auto& row : matrix) reverse(row.begin(), row.end());
    }
};
