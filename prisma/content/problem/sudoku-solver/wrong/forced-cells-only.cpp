// Wrong Answer: fills only cells with a single candidate, which is not enough for harder puzzles
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        bool changed = true;
        while (changed) {
            changed = false;
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (board[r][c] != '.') continue;
                    set<char> candidates;
                    for (char d = '1'; d <= '9'; d++) candidates.insert(d);
                    for (int i = 0; i < 9; i++) {
                        candidates.erase(board[r][i]);
                        candidates.erase(board[i][c]);
                        candidates.erase(board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]);
                    }
                    if (candidates.size() != 1) continue;
                    board[r][c] = *candidates.begin();
                    changed = true;
                }
            }
        }
    }
};
