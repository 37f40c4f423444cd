#include <bit>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') {
                    empty.push_back({r, c});
                } else {
                    flip(r, c, 1u << (board[r][c] - '1'));
                }
            }
        }
        solve(board, 0);
    }

private:
    unsigned rows[9] = {}, columns[9] = {}, boxes[9] = {};
    vector<pair<int, int>> empty;

    static int boxOf(int r, int c) { return r / 3 * 3 + c / 3; }

    void flip(int r, int c, unsigned bit) {
        rows[r] ^= bit;
        columns[c] ^= bit;
        boxes[boxOf(r, c)] ^= bit;
    }

    unsigned candidates(size_t index) const {
        auto [r, c] = empty[index];
        return 511 & ~(rows[r] | columns[c] | boxes[boxOf(r, c)]);
    }

    bool solve(vector<vector<char>>& board, size_t filled) {
        if (filled == empty.size()) return true;
        size_t best = filled;
        for (size_t i = filled; i < empty.size(); i++) {
            if (popcount(candidates(i)) < popcount(candidates(best))) best = i;
        }
        swap(empty[filled], empty[best]);
        auto [r, c] = empty[filled];
        for (unsigned free = candidates(filled); free != 0; free &= free - 1) {
            int digit = countr_zero(free);
            board[r][c] = static_cast<char>('1' + digit);
            flip(r, c, 1u << digit);
            if (solve(board, filled + 1)) return true;
            flip(r, c, 1u << digit);
        }
        board[r][c] = '.';
        return false;
    }
};
