class Solution:
    def minCut(self, s: str) -> int:
        n = len(s)
        is_palindrome = [[False] * n for _ in range(n)]
        cuts = [n] * n + [-1]
        for i in range(n - 1, -1, -1):
            for j in range(i, n):
                if s[i] == s[j] and (j - i < 2 or is_palindrome[i + 1][j - 1]):
                    is_palindrome[i][j] = True
                    cuts[i] = min(cuts[i], 1 + cuts[j + 1])
        return cuts[0]
