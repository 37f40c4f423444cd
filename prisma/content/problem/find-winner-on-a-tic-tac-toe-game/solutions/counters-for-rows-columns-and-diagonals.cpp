#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string tictactoe(vector<vector<int>>& moves) {
        vector<int> rows(3), columns(3);
        int diagonal = 0, antidiagonal = 0;
        for (size_t i = 0; i < moves.size(); i++) {
            int row = moves[i][0], column = moves[i][1];
            int value = i % 2 == 0 ? 1 : -1;
            rows[row] += value;
            columns[column] += value;
            if (row == column) diagonal += value;
            if (row + column == 2) antidiagonal += value;
            int full = 3 * value;
            if (rows[row] == full || columns[column] == full || diagonal == full ||
                antidiagonal == full) {
                return value == 1 ? "A" : "B";
            }
        }
        return moves.size() == 9 ? "Draw" : "Pending";
    }
};
