#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findDiagonalOrder(vector<vector<int>>& mat) {
        vector<vector<int>> diagonals(mat.size() + mat[0].size() - 1);
        for (size_t row = 0; row < mat.size(); row++) {
            for (size_t column = 0; column < mat[0].size(); column++) {
                diagonals[row + column].push_back(mat[row][column]);
            }
        }
        vector<int> order;
        for (size_t d = 0; d < diagonals.size(); d++) {
            const vector<int>& diagonal = diagonals[d];
            if (d % 2 == 0) {
                order.insert(order.end(), diagonal.rbegin(), diagonal.rend());
            } else {
                order.insert(order.end(), diagonal.begin(), diagonal.end());
            }
        }
        return order;
    }
};
