class Solution:
    def countSubstrings(self, s: str) -> int:
        n = len(s)
        return sum(
            s[start:end] == s[start:end][::-1]
            for start in range(n)
            for end in range(start + 1, n + 1)
        )
