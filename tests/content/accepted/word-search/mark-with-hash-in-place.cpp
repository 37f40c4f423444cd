class Solution {
public:
    int m, n;
    bool dfs(vector<vector<char>>& b, const char* w, int i, int j) {
        if (i < 0 || j < 0 || i >= m || j >= n || b[i][j] == '\0' || *w != b[i][j]) return false;
        if (*(w + 1) == '\0') return true;
        char t = b[i][j];
        b[i][j] = '\0';
        bool ok = dfs(b, w + 1, i + 1, j) || dfs(b, w + 1, i - 1, j) || dfs(b, w + 1, i, j + 1) || dfs(b, w + 1, i, j - 1);
        b[i][j] = t;
        return ok;
    }
    bool exist(vector<vector<char>>& board, string word) {
        m = board.size(); n = board[0].size();
        for (int x = 0; x < m; x++)
            for (int y = 0; y < n; y++)
                if (dfs(board, word.c_str(), x, y)) return true;
        return false;
    }
};
