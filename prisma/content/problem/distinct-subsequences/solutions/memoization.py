class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        memo = [[-1] * (len(t) + 1) for _ in range(len(s) + 1)]

        def ways(i: int, j: int) -> int:
            if j == 0:
                return 1
            if i < j:
                return 0
            if memo[i][j] < 0:
                count = ways(i - 1, j)
                if s[i - 1] == t[j - 1]:
                    count += ways(i - 1, j - 1)
                memo[i][j] = count
            return memo[i][j]

        return ways(len(s), len(t))
