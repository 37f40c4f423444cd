// Wrong Answer: runs the BFS of one rotten orange to its end before starting the next
class Solution {
public:
    int orangesRotting(vector<vector<int>>& grid) {
        int rows = grid.size(), columns = grid[0].size(), last = 0;
        vector<vector<int>> minute(rows, vector<int>(columns, -1));
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (grid[row][column] != 2) continue;
                queue<pair<int, int>> waiting;
                waiting.push({row, column});
                minute[row][column] = 0;
                while (!waiting.empty()) {
                    auto [r, c] = waiting.front();
                    waiting.pop();
                    last = max(last, minute[r][c]);
                    const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
                    for (auto [dr, dc] : steps) {
                        int nr = r + dr, nc = c + dc;
                        if (nr < 0 || nr >= rows || nc < 0 || nc >= columns) continue;
                        if (grid[nr][nc] != 1 || minute[nr][nc] >= 0) continue;
                        minute[nr][nc] = minute[r][c] + 1;
                        waiting.push({nr, nc});
                    }
                }
            }
        }
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (grid[r][c] == 1 && minute[r][c] < 0) return -1;
            }
        }
        return last;
    }
};
