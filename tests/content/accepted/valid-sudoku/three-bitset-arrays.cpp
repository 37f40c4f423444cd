class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bitset<9> row[9], col[9], box[9];
        for (int i = 0; i < 9; ++i)
            for (int j = 0; j < 9; ++j)
                if (isdigit(board[i][j])) {
                    int d = board[i][j] - '1', k = i / 3 * 3 + j / 3;
                    if (row[i][d] || col[j][d] || box[k][d]) return false;
                    row[i][d] = col[j][d] = box[k][d] = 1;
                }
        return true;
    }
};
