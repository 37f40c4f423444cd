#include <vector>
using namespace std;

class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { solve(board); }

private:
    bool solve(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != '.') continue;
                for (char digit = '1'; digit <= '9'; digit++) {
                    if (!isAllowed(board, r, c, digit)) continue;
                    board[r][c] = digit;
                    if (solve(board)) return true;
                    board[r][c] = '.';
                }
                return false;
            }
        }
        return true;
    }

    bool isAllowed(const vector<vector<char>>& board, int r, int c, char digit) {
        int top = r - r % 3, left = c - c % 3;
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == digit || board[i][c] == digit) return false;
            if (board[top + i / 3][left + i % 3] == digit) return false;
        }
        return true;
    }
};
