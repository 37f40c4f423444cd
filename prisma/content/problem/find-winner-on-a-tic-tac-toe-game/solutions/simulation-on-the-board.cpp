#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string tictactoe(vector<vector<int>>& moves) {
        vector<string> board(3, string(3, '.'));
        for (size_t i = 0; i < moves.size(); i++) {
            board[moves[i][0]][moves[i][1]] = i % 2 == 0 ? 'A' : 'B';
        }
        for (char player : {'A', 'B'}) {
            if (hasWon(board, player)) return string(1, player);
        }
        return moves.size() == 9 ? "Draw" : "Pending";
    }

private:
    bool hasWon(const vector<string>& board, char player) {
        bool diagonal = true, antidiagonal = true;
        for (int i = 0; i < 3; i++) {
            bool row = true, column = true;
            for (int j = 0; j < 3; j++) {
                row = row && board[i][j] == player;
                column = column && board[j][i] == player;
            }
            if (row || column) return true;
            diagonal = diagonal && board[i][i] == player;
            antidiagonal = antidiagonal && board[i][2 - i] == player;
        }
        return diagonal || antidiagonal;
    }
};
