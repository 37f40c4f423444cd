// Wrong Answer: treats cells that touch only at a corner as connected
class Solution {
    void save(vector<vector<char>>& board, int r, int c) {
        int rows = board.size(), columns = board[0].size();
        if (r < 0 || r >= rows || c < 0 || c >= columns || board[r][c] != 'O') return;
        board[r][c] = 'S';
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) save(board, r + dr, c + dc);
        }
    }

public:
    void solve(vector<vector<char>>& board) {
        int rows = board.size(), columns = board[0].size();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                bool atEdge = r == 0 || c == 0 || r == rows - 1 || c == columns - 1;
                if (atEdge) save(board, r, c);
            }
        }
        for (auto& row : board) {
            for (char& cell : row) cell = cell == 'S' ? 'O' : 'X';
        }
    }
};
