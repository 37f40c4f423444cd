#include <algorithm>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    using Board = vector<vector<char>>;

public:
    Board updateBoard(Board& board, vector<int>& click) {
        if (board[click[0]][click[1]] == 'M') {
            board[click[0]][click[1]] = 'X';
            return board;
        }
        queue<pair<int, int>> waiting;
        waiting.push({click[0], click[1]});
        board[click[0]][click[1]] = 'B';
        while (!waiting.empty()) {
            auto [row, column] = waiting.front();
            waiting.pop();
            vector<pair<int, int>> around = cellsAround(board, row, column);
            long mines = count_if(around.begin(), around.end(), [&](const auto& cell) {
                return board[cell.first][cell.second] == 'M';
            });
            if (mines > 0) {
                board[row][column] = static_cast<char>('0' + mines);
                continue;
            }
            for (auto [r, c] : around) {
                if (board[r][c] != 'E') continue;
                board[r][c] = 'B';
                waiting.push({r, c});
            }
        }
        return board;
    }

private:
    vector<pair<int, int>> cellsAround(const Board& board, int row, int column) {
        int lastRow = min(row + 1, static_cast<int>(board.size()) - 1);
        int lastColumn = min(column + 1, static_cast<int>(board[0].size()) - 1);
        vector<pair<int, int>> cells;
        for (int r = max(row - 1, 0); r <= lastRow; ++r) {
            for (int c = max(column - 1, 0); c <= lastColumn; ++c) {
                cells.push_back({r, c});
            }
        }
        return cells;
    }
};
