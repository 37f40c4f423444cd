class Solution:
    def longestPalindrome(self, s: str) -> str:
        n = len(s)
        is_palindrome = [[False] * n for _ in range(n)]
        best = ""
        for start in range(n - 1, -1, -1):
            for end in range(start, n):
                if s[start] == s[end]:
                    if end - start < 2 or is_palindrome[start + 1][end - 1]:
                        is_palindrome[start][end] = True
                        if end - start >= len(best):
                            best = s[start : end + 1]
        return best
