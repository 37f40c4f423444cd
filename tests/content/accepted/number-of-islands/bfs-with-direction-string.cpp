class Solution {
public:
    int numIslands(vector<vector<char>>& grid) {
        int m = grid.size(), n = grid[0].size(), cnt = 0;
        int dir[] = {0, 1, 0, -1, 0};
        queue<pair<int, int>> q;
        for (int i = 0; i < m; i++)
            for (int j = 0; j < n; j++) {
                if (grid[i][j] != '1') continue;
                cnt++;
                grid[i][j] = '0';
                q.push({i, j});
                while (!q.empty()) {
                    auto [r, c] = q.front();
                    q.pop();
                    for (int d = 0; d < 4; d++) {
                        int x = r + dir[d], y = c + dir[d + 1];
                        if (x >= 0 && x < m && y >= 0 && y < n && grid[x][y] == '1') {
                            grid[x][y] = '0';
                            q.emplace(x, y);
                        }
                    }
                }
            }
        return cnt;
    }
};
