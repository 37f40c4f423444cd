#include <string>
#include <vector>
using namespace std;

class Solution {
    using Board = vector<vector<char>>;

    static bool canRead(Board& board, const string& word, size_t k, int r, int c) {
        int rows = board.size(), columns = board[0].size();
        if (r < 0 || r >= rows || c < 0 || c >= columns) return false;
        if (board[r][c] != word[k]) return false;
        if (k == word.size() - 1) return true;
        board[r][c] = '#';
        bool found = canRead(board, word, k + 1, r - 1, c) ||
                     canRead(board, word, k + 1, r + 1, c) ||
                     canRead(board, word, k + 1, r, c - 1) ||
                     canRead(board, word, k + 1, r, c + 1);
        board[r][c] = word[k];
        return found;
    }

    static bool stands(vector<vector<char>>& board, const string& word) {
        for (size_t r = 0; r < board.size(); r++) {
            for (size_t c = 0; c < board[0].size(); c++) {
                if (canRead(board, word, 0, r, c)) return true;
            }
        }
        return false;
    }

public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        vector<string> found;
        for (const string& word : words) {
            if (stands(board, word)) found.push_back(word);
        }
        return found;
    }
};
