class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        def ways(i, j):
            if j == 0:
                return 1
            if i < j:
                return 0
            kept = ways(i - 1, j - 1) if s[i - 1] == t[j - 1] else 0
            return ways(i - 1, j) + kept

        return ways(len(s), len(t))
