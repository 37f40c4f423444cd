#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int countBattleships(vector<vector<char>>& board) {
        int m = board.size(), n = board[0].size(), ships = 0;
        vector<vector<bool>> visited(m, vector<bool>(n));
        vector<pair<int, int>> stack;
        auto visit = [&](int i, int j) {
            if (i < 0 || i == m || j < 0 || j == n) return false;
            if (board[i][j] == '.' || visited[i][j]) return false;
            visited[i][j] = true;
            stack.emplace_back(i, j);
            return true;
        };
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) {
                if (visit(i, j)) ships++;
                while (!stack.empty()) {
                    auto [x, y] = stack.back();
                    stack.pop_back();
                    visit(x + 1, y);
                    visit(x - 1, y);
                    visit(x, y + 1);
                    visit(x, y - 1);
                }
            }
        }
        return ships;
    }
};
