#include <string>
#include <vector>
using namespace std;

class Solution {
    bool readsFrom(vector<vector<char>>& board, const string& word, int row, int column,
                   size_t k) {
        int rows = board.size(), columns = board[0].size();
        if (row < 0 || row == rows || column < 0 || column == columns) return false;
        if (board[row][column] != word[k]) return false;
        if (k + 1 == word.size()) return true;
        board[row][column] = '#';
        bool found = readsFrom(board, word, row - 1, column, k + 1) ||
                     readsFrom(board, word, row + 1, column, k + 1) ||
                     readsFrom(board, word, row, column - 1, k + 1) ||
                     readsFrom(board, word, row, column + 1, k + 1);
        board[row][column] = word[k];
        return found;
    }

public:
    bool exist(vector<vector<char>>& board, string word) {
        int rows = board.size(), columns = board[0].size();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (readsFrom(board, word, row, column, 0)) return true;
            }
        }
        return false;
    }
};
