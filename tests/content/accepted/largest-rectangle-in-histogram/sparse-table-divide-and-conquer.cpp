class Solution {
    vector<vector<int>> t;
    vector<int> h;
    int minIdx(int l, int r) {
        int k = __lg(r - l + 1);
        int a = t[k][l], b = t[k][r - (1 << k) + 1];
        return h[a] <= h[b] ? a : b;
    }
public:
    int largestRectangleArea(vector<int>& heights) {
        h = heights;
        int n = h.size();
        t.assign(18, vector<int>(n));
        iota(t[0].begin(), t[0].end(), 0);
        for (int k = 1; (1 << k) <= n; ++k)
            for (int i = 0; i + (1 << k) <= n; ++i) {
                int a = t[k-1][i], b = t[k-1][i + (1 << (k - 1))];
                t[k][i] = h[a] <= h[b] ? a : b;
            }
        int best = 0;
        stack<pair<int,int>> st;
        st.push({0, n - 1});
        while (!st.empty()) {
            auto [l, r] = st.top(); st.pop();
            if (l > r) continue;
            int m = minIdx(l, r);
            best = max(best, h[m] * (r - l + 1));
            st.emplace(l, m - 1);
            st.emplace(m + 1, r);
        }
        return best;
    }
};
