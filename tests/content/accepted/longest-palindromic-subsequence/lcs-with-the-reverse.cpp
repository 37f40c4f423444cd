class Solution {
public:
    int longestPalindromeSubseq(string s) {
        string t(s.rbegin(), s.rend());
        int n = s.size();
        vector<int> dp(n + 1);
        for (int i = 0; i < n; i++) {
            int diag = 0;
            for (int j = 0; j < n; j++) {
                int up = dp[j + 1];
                dp[j + 1] = s[i] == t[j] ? diag + 1 : max(dp[j + 1], dp[j]);
                diag = up;
            }
        }
        return dp[n];
    }
};
