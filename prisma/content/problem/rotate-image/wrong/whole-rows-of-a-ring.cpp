// Wrong Answer: also starts a cycle at the last column of the top side, which is part of the cycle of the first
#include <vector>
using namespace std;

class Solution {
public:
    void rotate(vector<vector<int>>& matrix) {
        int last = static_cast<int>(matrix.size()) - 1;
        for (int row = 0; 2 * row < last; row++)
            for (int column = row; column <= last - row; column++) {
                int top = matrix[row][column];
                matrix[row][column] = matrix[last - column][row];
                matrix[last - column][row] = matrix[last - row][last - column];
                matrix[last - row][last - column] = matrix[column][last - row];
                matrix[column][last - row] = top;
            }
    }
};
