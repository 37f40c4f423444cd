#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    void gameOfLife(vector<vector<int>>& board) {
        int rows = board.size(), columns = board[0].size();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int live = -board[r][c];
                for (int nr = max(r - 1, 0); nr <= min(r + 1, rows - 1); nr++) {
                    for (int nc = max(c - 1, 0); nc <= min(c + 1, columns - 1); nc++) {
                        live += board[nr][nc] & 1;
                    }
                }
                if (live == 3 || (live == 2 && board[r][c] == 1)) board[r][c] |= 2;
            }
        }
        for (vector<int>& row : board) {
            for (int& cell : row) cell >>= 1;
        }
    }
};
