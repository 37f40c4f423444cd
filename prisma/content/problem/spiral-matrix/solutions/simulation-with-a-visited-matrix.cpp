#include <vector>
using namespace std;

class Solution {
public:
    vector<int> spiralOrder(vector<vector<int>>& matrix) {
        int rows = matrix.size();
        int columns = matrix[0].size();
        vector<vector<bool>> isRead(rows, vector<bool>(columns));
        int row = 0;
        int column = 0;
        int down = 0;
        int right = 1;
        vector<int> order;
        for (int step = 0; step < rows * columns; ++step) {
            order.push_back(matrix[row][column]);
            isRead[row][column] = true;
            int r = row + down;
            int c = column + right;
            if (r < 0 || r == rows || c < 0 || c == columns || isRead[r][c]) {
                int turned = -down;
                down = right;
                right = turned;
            }
            row += down;
            column += right;
        }
        return order;
    }
};
