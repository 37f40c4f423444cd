#include <set>
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
                    mark(r, c, board[r][c]);
                }
            }
        }
        solve(board, 0);
    }

private:
    set<char> rows[9], columns[9], boxes[9];
    vector<pair<int, int>> empty;

    static int boxOf(int r, int c) { return r / 3 * 3 + c / 3; }

    void mark(int r, int c, char digit) {
        rows[r].insert(digit);
        columns[c].insert(digit);
        boxes[boxOf(r, c)].insert(digit);
    }

    void unmark(int r, int c, char digit) {
        rows[r].erase(digit);
        columns[c].erase(digit);
        boxes[boxOf(r, c)].erase(digit);
    }

    bool isUsed(int r, int c, char digit) const {
        return rows[r].contains(digit) || columns[c].contains(digit) ||
               boxes[boxOf(r, c)].contains(digit);
    }

    bool solve(vector<vector<char>>& board, size_t index) {
        if (index == empty.size()) return true;
        auto [r, c] = empty[index];
        for (char digit = '1'; digit <= '9'; digit++) {
            if (isUsed(r, c, digit)) continue;
            board[r][c] = digit;
            mark(r, c, digit);
            if (solve(board, index + 1)) return true;
            unmark(r, c, digit);
            board[r][c] = '.';
        }
        return false;
    }
};
