class Solution {
    int p[1001];
    int find(int x) { return x == p[x] ? x : p[x] = find(p[x]); }
public:
    int minCostConnectPoints(vector<vector<int>>& pts) {
        int n = pts.size(), ans = 0;
        vector<array<int, 3>> e;
        for (int i = 0; i < n; i++) {
            p[i] = i;
            for (int j = i + 1; j < n; j++)
                e.push_back({abs(pts[i][0] - pts[j][0]) + abs(pts[i][1] - pts[j][1]), i, j});
        }
        sort(e.begin(), e.end());
        for (auto [w, a, b] : e)
            if (find(a) != find(b)) p[find(a)] = find(b), ans += w;
        return ans;
    }
};
