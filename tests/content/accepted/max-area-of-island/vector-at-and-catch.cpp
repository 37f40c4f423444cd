class Solution {
    int fill(vector<vector<int>>& g, int r, int c) {
        try {
            if (g.at(r).at(c) != 1) return 0;
        } catch (...) {
            return 0;
        }
        g[r][c] = 0;
        return 1 + fill(g, r + 1, c) + fill(g, r - 1, c) + fill(g, r, c + 1) + fill(g, r, c - 1);
    }
public:
    int maxAreaOfIsland(vector<vector<int>>& grid) {
        int best = 0;
        for (int r = 0; r < grid.size(); r++)
            for (int c = 0; c < grid[0].size(); c++)
                best = max(best, fill(grid, r, c));
        return best;
    }
};
