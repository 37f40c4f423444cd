class Solution {
public:
    bool isMatch(string s, string p) {
        int n = s.size(), m = p.size();
        vector<vector<bool>> f(n + 1, vector<bool>(m + 1));
        f[0][0] = true;
        for (int i = 0; i <= n; i++)
            for (int j = 1; j <= m; j++) {
                auto eq = [&](int k) { return i && (p[k] == '.' || p[k] == s[i - 1]); };
                if (p[j - 1] == '*') f[i][j] = f[i][j - 2] || (eq(j - 2) && f[i - 1][j]);
                else f[i][j] = eq(j - 1) && f[i - 1][j - 1];
            }
        return f[n][m];
    }
};
