#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<pair<int, int>> filled;
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column) {
                if (board[row][column] == '.') continue;
                for (auto [r, c] : filled) {
                    bool inBox = row / 3 == r / 3 && column / 3 == c / 3;
                    bool shares = row == r || column == c || inBox;
                    if (shares && board[row][column] == board[r][c]) return false;
                }
                filled.push_back({row, column});
            }
        }
        return true;
    }
};
