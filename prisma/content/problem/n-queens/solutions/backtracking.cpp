#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> boards;
    vector<string> board;
    vector<bool> columns, sums, differences;

    void place(int row) {
        int n = board.size();
        if (row == n) {
            boards.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (columns[c] || sums[row + c] || differences[row - c + n]) continue;
            columns[c] = sums[row + c] = differences[row - c + n] = true;
            board[row][c] = 'Q';
            place(row + 1);
            board[row][c] = '.';
            columns[c] = sums[row + c] = differences[row - c + n] = false;
        }
    }

public:
    vector<vector<string>> solveNQueens(int n) {
        boards.clear();
        board.assign(n, string(n, '.'));
        columns.assign(n, false);
        sums.assign(2 * n, false);
        differences.assign(2 * n, false);
        place(0);
        return boards;
    }
};
