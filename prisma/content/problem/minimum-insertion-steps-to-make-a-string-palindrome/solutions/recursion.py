class Solution:
    def minInsertions(self, s: str) -> int:
        def steps(i: int, j: int) -> int:
            if i >= j:
                return 0
            if s[i] == s[j]:
                return steps(i + 1, j - 1)
            return 1 + min(steps(i + 1, j), steps(i, j - 1))

        return steps(0, len(s) - 1)
