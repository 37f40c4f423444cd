#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findDiagonalOrder(vector<vector<int>>& mat) {
        int rows = mat.size();
        int columns = mat[0].size();
        vector<int> order;
        for (int d = 0; d < rows + columns - 1; d++) {
            int top = max(0, d - columns + 1);
            int bottom = min(d, rows - 1);
            if (d % 2 == 0) {
                for (int row = bottom; row >= top; row--) {
                    order.push_back(mat[row][d - row]);
                }
            } else {
                for (int row = top; row <= bottom; row++) {
                    order.push_back(mat[row][d - row]);
                }
            }
        }
        return order;
    }
};
