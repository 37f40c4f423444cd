#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        array<int, 9> rows{};
        array<int, 9> columns{};
        array<int, 9> boxes{};
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column) {
                if (board[row][column] == '.') continue;
                int bit = 1 << (board[row][column] - '1');
                int box = row / 3 * 3 + column / 3;
                if ((rows[row] | columns[column] | boxes[box]) & bit) return false;
                rows[row] |= bit;
                columns[column] |= bit;
                boxes[box] |= bit;
            }
        }
        return true;
    }
};
