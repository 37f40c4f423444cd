// Wrong Answer: minimizes the sum of the heights and returns the highest cell of that path
class Solution {
public:
    int swimInWater(vector<vector<int>>& grid) {
        int side = grid.size();
        vector<vector<bool>> done(side, vector<bool>(side, false));
        priority_queue<array<int, 4>, vector<array<int, 4>>, greater<>> heap;
        heap.push({grid[0][0], grid[0][0], 0, 0});
        while (true) {
            auto [sum, highest, r, c] = heap.top();
            heap.pop();
            if (done[r][c]) continue;
            done[r][c] = true;
            if (r == side - 1 && c == side - 1) return highest;
            const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
            for (auto [dr, dc] : steps) {
                int nr = r + dr, nc = c + dc;
                if (nr < 0 || nr >= side || nc < 0 || nc >= side) continue;
                int height = grid[nr][nc];
                heap.push({sum + height, max(highest, height), nr, nc});
            }
        }
    }
};
