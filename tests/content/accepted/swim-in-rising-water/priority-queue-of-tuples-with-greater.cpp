class Solution {
public:
    int swimInWater(vector<vector<int>>& grid) {
        using T = tuple<int, int, int>;
        const int n = grid.size();
        priority_queue<T, vector<T>, greater<>> pq;
        vector<vector<char>> seen(n, vector<char>(n, false));
        pq.emplace(grid[0][0], 0, 0);
        seen[0][0] = true;
        static constexpr array<pair<int, int>, 4> dirs{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
        while (true) {
            auto [t, r, c] = pq.top();
            pq.pop();
            if (r == n - 1 && c == n - 1) return t;
            for (auto [dr, dc] : dirs) {
                int x = r + dr, y = c + dc;
                if (min(x, y) < 0 || max(x, y) >= n || seen[x][y]) continue;
                seen[x][y] = true;
                pq.emplace(max(t, grid[x][y]), x, y);
            }
        }
    }
};
