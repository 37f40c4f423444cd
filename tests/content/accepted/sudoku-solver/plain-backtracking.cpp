class Solution {
    bool ok(vector<vector<char>>& b, int r, int c, char d) {
        for (int i = 0; i < 9; i++)
            if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b, int p) {
        if (p == 81) return true;
        int r = p / 9, c = p % 9;
        if (b[r][c] != '.') return solve(b, p + 1);
        for (char d = '1'; d <= '9'; d++) {
            if (!ok(b, r, c, d)) continue;
            b[r][c] = d;
            if (solve(b, p + 1)) return true;
            b[r][c] = '.';
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) { solve(board, 0); }
};
