class Solution:
    def longestPalindromeSubseq(self, s: str) -> int:
        n = len(s)
        dp = [0] * n
        for i in range(n - 1, -1, -1):
            dp[i] = 1
            diagonal = 0
            for j in range(i + 1, n):
                below = dp[j]
                if s[i] == s[j]:
                    dp[j] = diagonal + 2
                else:
                    dp[j] = max(below, dp[j - 1])
                diagonal = below
        return dp[n - 1]
