#include <utility>
#include <vector>
using namespace std;

class Solution {
    static bool isSurrounded(const vector<vector<char>>& board, int row, int column) {
        int rows = board.size(), columns = board[0].size();
        vector<vector<bool>> seen(rows, vector<bool>(columns, false));
        vector<pair<int, int>> stack = {{row, column}};
        seen[row][column] = true;
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            if (r == 0 || c == 0 || r == rows - 1 || c == columns - 1) return false;
            const int around[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (auto [nr, nc] : around) {
                if (board[nr][nc] != 'O' || seen[nr][nc]) continue;
                seen[nr][nc] = true;
                stack.push_back({nr, nc});
            }
        }
        return true;
    }

public:
    void solve(vector<vector<char>>& board) {
        vector<pair<int, int>> captured;
        for (size_t r = 0; r < board.size(); r++) {
            for (size_t c = 0; c < board[0].size(); c++) {
                if (board[r][c] == 'O' && isSurrounded(board, r, c)) {
                    captured.push_back({r, c});
                }
            }
        }
        for (auto [r, c] : captured) board[r][c] = 'X';
    }
};
