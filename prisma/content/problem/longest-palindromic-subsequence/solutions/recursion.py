class Solution:
    def longestPalindromeSubseq(self, s: str) -> int:
        def longest(i: int, j: int) -> int:
            if i >= j:
                return 1 if i == j else 0
            if s[i] == s[j]:
                return longest(i + 1, j - 1) + 2
            return max(longest(i + 1, j), longest(i, j - 1))

        return longest(0, len(s) - 1)
