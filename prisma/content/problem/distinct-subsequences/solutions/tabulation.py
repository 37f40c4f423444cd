class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        m, n = len(s), len(t)
        ways = [[1] + [0] * n for _ in range(m + 1)]
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                ways[i][j] = ways[i - 1][j]
                if s[i - 1] == t[j - 1]:
                    ways[i][j] += ways[i - 1][j - 1]
        return ways[m][n]
