class Solution {
    struct TrieNode {
        TrieNode* next[26] = {};
        string word;
    };
    TrieNode* build(vector<string>& words) {
        TrieNode* root = new TrieNode();
        for (auto& w : words) {
            TrieNode* p = root;
            for (char c : w) {
                if (!p->next[c - 'a']) p->next[c - 'a'] = new TrieNode();
                p = p->next[c - 'a'];
            }
            p->word = w;
        }
        return root;
    }
    void dfs(vector<vector<char>>& b, int i, int j, TrieNode* p, vector<string>& res) {
        char c = b[i][j];
        if (c == '#' || !p->next[c - 'a']) return;
        p = p->next[c - 'a'];
        if (p->word.size()) { res.push_back(p->word); p->word.clear(); }
        b[i][j] = '#';
        if (i > 0) dfs(b, i - 1, j, p, res);
        if (j > 0) dfs(b, i, j - 1, p, res);
        if (i + 1 < b.size()) dfs(b, i + 1, j, p, res);
        if (j + 1 < b[0].size()) dfs(b, i, j + 1, p, res);
        b[i][j] = c;
    }
public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        TrieNode* root = build(words);
        vector<string> res;
        for (int i = 0; i < board.size(); i++)
            for (int j = 0; j < board[0].size(); j++) dfs(board, i, j, root, res);
        return res;
    }
};
