class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        memo = [[-1] * len(text2) for _ in text1]

        def longest(i, j):
            if i == len(text1) or j == len(text2):
                return 0
            if memo[i][j] < 0:
                if text1[i] == text2[j]:
                    memo[i][j] = 1 + longest(i + 1, j + 1)
                else:
                    memo[i][j] = max(longest(i + 1, j), longest(i, j + 1))
            return memo[i][j]

        return longest(0, 0)
