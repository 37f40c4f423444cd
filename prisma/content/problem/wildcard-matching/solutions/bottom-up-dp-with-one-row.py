class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        dp = [True]
        for char in p:
            dp.append(dp[-1] and char == "*")
        for letter in s:
            diagonal = dp[0]
            dp[0] = False
            for j, char in enumerate(p, 1):
                above = dp[j]
                if char == "*":
                    dp[j] = dp[j - 1] or above
                else:
                    dp[j] = diagonal and char in ("?", letter)
                diagonal = above
        return dp[-1]
