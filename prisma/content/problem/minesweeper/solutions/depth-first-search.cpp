#include <vector>
using namespace std;

class Solution {
    using Board = vector<vector<char>>;

public:
    Board updateBoard(Board& board, vector<int>& click) {
        char& clicked = board[click[0]][click[1]];
        if (clicked == 'M') {
            clicked = 'X';
        } else {
            reveal(board, click[0], click[1]);
        }
        return board;
    }

private:
    void reveal(Board& board, int row, int column) {
        if (at(board, row, column) != 'E') return;
        int mines = 0;
        for (int r = row - 1; r <= row + 1; ++r) {
            for (int c = column - 1; c <= column + 1; ++c) {
                if (at(board, r, c) == 'M') ++mines;
            }
        }
        if (mines > 0) {
            board[row][column] = static_cast<char>('0' + mines);
            return;
        }
        board[row][column] = 'B';
        for (int r = row - 1; r <= row + 1; ++r) {
            for (int c = column - 1; c <= column + 1; ++c) reveal(board, r, c);
        }
    }

    char at(const Board& board, int row, int column) {
        int rows = static_cast<int>(board.size());
        int columns = static_cast<int>(board[0].size());
        bool isInside = row >= 0 && row < rows && column >= 0 && column < columns;
        return isInside ? board[row][column] : ' ';
    }
};
