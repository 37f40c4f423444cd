from functools import cache


class Solution:
    def minCut(self, s: str) -> int:
        n = len(s)
        is_palindrome = [[False] * n for _ in range(n)]
        for i in range(n - 1, -1, -1):
            for j in range(i, n):
                if s[i] == s[j] and (j - i < 2 or is_palindrome[i + 1][j - 1]):
                    is_palindrome[i][j] = True

        @cache
        def cuts(i: int) -> int:
            if is_palindrome[i][n - 1]:
                return 0
            best = n - 1 - i
            for j in range(i, n - 1):
                if is_palindrome[i][j]:
                    best = min(best, 1 + cuts(j + 1))
            return best

        return cuts(0)
