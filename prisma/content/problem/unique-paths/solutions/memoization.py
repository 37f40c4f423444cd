from functools import cache


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        @cache
        def paths(i, j):
            if i == 0 or j == 0:
                return 1
            return paths(i - 1, j) + paths(i, j - 1)

        return paths(m - 1, n - 1)
