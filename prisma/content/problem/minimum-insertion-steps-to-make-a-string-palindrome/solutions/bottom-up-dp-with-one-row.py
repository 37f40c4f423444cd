class Solution:
    def minInsertions(self, s: str) -> int:
        n = len(s)
        dp = [0] * n
        for i in range(n - 2, -1, -1):
            diagonal = 0
            for j in range(i + 1, n):
                below = dp[j]
                dp[j] = diagonal if s[i] == s[j] else 1 + min(below, dp[j - 1])
                diagonal = below
        return dp[n - 1]
