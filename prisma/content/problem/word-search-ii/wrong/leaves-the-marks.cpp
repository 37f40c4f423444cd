// Wrong Answer: does not restore the letter, so cells are lost for later words
class Solution {
    using Board = vector<vector<char>>;

    bool canRead(Board& board, const string& word, size_t k, int r, int c) {
        int rows = board.size(), columns = board[0].size();
        if (r < 0 || r >= rows || c < 0 || c >= columns) return false;
        if (board[r][c] != word[k]) return false;
        board[r][c] = '#';
        return k == word.size() - 1 || canRead(board, word, k + 1, r - 1, c) ||
               canRead(board, word, k + 1, r + 1, c) ||
               canRead(board, word, k + 1, r, c - 1) ||
               canRead(board, word, k + 1, r, c + 1);
    }

public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        vector<string> found;
        for (const string& word : words) {
            bool stands = false;
            for (size_t r = 0; r < board.size(); r++) {
                for (size_t c = 0; c < board[0].size(); c++) {
                    stands = stands || canRead(board, word, 0, r, c);
                }
            }
            if (stands) found.push_back(word);
        }
        return found;
    }
};
