// Wrong Answer: marks a cell when it is popped, so it may be counted twice
class Solution {
public:
    int maxAreaOfIsland(vector<vector<int>>& grid) {
        int rows = grid.size(), columns = grid[0].size(), largest = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (grid[row][column] == 0) continue;
                int area = 0;
                vector<pair<int, int>> stack = {{row, column}};
                while (!stack.empty()) {
                    auto [r, c] = stack.back();
                    stack.pop_back();
                    grid[r][c] = 0;
                    area++;
                    const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
                    for (auto [dr, dc] : steps) {
                        int nr = r + dr, nc = c + dc;
                        if (nr < 0 || nr >= rows || nc < 0 || nc >= columns) continue;
                        if (grid[nr][nc] == 1) stack.push_back({nr, nc});
                    }
                }
                largest = max(largest, area);
            }
        }
        return largest;
    }
};
