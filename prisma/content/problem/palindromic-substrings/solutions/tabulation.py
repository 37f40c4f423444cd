class Solution:
    def countSubstrings(self, s: str) -> int:
        n = len(s)
        is_palindrome = [bytearray(n) for _ in range(n)]
        count = 0
        for i in range(n - 1, -1, -1):
            for j in range(i, n):
                if s[i] == s[j] and (j - i < 3 or is_palindrome[i + 1][j - 1]):
                    is_palindrome[i][j] = 1
                    count += 1
        return count
