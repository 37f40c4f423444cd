class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        dp = [1] + [0] * len(t)
        for c in s:
            for j in range(len(t), 0, -1):
                dp[j] += dp[j - 1] * (c == t[j - 1])
        return dp[-1]
