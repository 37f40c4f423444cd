// Wrong Answer: visits only the diagonals that begin in the first row
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findDiagonalOrder(vector<vector<int>>& mat) {
        int rows = mat.size();
        int columns = mat[0].size();
        vector<int> order;
        for (int d = 0; d < columns; d++) {
            int bottom = min(d, rows - 1);
            for (int i = 0; i <= bottom; i++) {
                int row = d % 2 == 0 ? bottom - i : i;
                order.push_back(mat[row][d - row]);
            }
        }
        return order;
    }
};
