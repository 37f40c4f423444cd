#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void solve(vector<vector<char>>& board) {
        int rows = board.size(), columns = board[0].size();
        vector<pair<int, int>> stack;
        auto save = [&](int r, int c) {
            bool inside = r >= 0 && r < rows && c >= 0 && c < columns;
            if (!inside || board[r][c] != 'O') return;
            board[r][c] = 'S';
            stack.push_back({r, c});
        };
        for (int r = 0; r < rows; r++) {
            save(r, 0);
            save(r, columns - 1);
        }
        for (int c = 0; c < columns; c++) {
            save(0, c);
            save(rows - 1, c);
        }
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            save(r - 1, c);
            save(r + 1, c);
            save(r, c - 1);
            save(r, c + 1);
        }
        for (vector<char>& row : board) {
            for (char& cell : row) cell = cell == 'S' ? 'O' : 'X';
        }
    }
};
