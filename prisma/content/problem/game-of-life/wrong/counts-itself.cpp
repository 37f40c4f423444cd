// Wrong Answer: counts the cell itself among its neighbours
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    void gameOfLife(vector<vector<int>>& board) {
        vector<vector<int>> old = board;
        int rows = board.size(), columns = board[0].size();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int live = 0;
                for (int nr = max(r - 1, 0); nr < min(r + 2, rows); nr++) {
                    for (int nc = max(c - 1, 0); nc < min(c + 2, columns); nc++) {
                        live += old[nr][nc];
                    }
                }
                board[r][c] = live == 3 || (live == 2 && old[r][c] == 1);
            }
        }
    }
};
