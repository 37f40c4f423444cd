class Solution {
    int memo[505][505];
    int solve(string &a, string &b, int i, int j) {
        if (i == 0) return j;
        if (j == 0) return i;
        if (memo[i][j] != -1) return memo[i][j];
        if (a[i-1] == b[j-1]) return memo[i][j] = solve(a, b, i-1, j-1);
        return memo[i][j] = 1 + min({solve(a, b, i-1, j), solve(a, b, i, j-1), solve(a, b, i-1, j-1)});
    }
public:
    int minDistance(string word1, string word2) {
        memset(memo, -1, sizeof memo);
        return solve(word1, word2, word1.size(), word2.size());
    }
};
