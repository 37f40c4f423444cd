class Solution:
    def minCut(self, s: str) -> int:
        def cuts(i: int) -> int:
            rest = s[i:]
            if rest == rest[::-1]:
                return 0
            best = len(rest) - 1
            for j in range(i, len(s) - 1):
                part = s[i : j + 1]
                if part == part[::-1]:
                    best = min(best, 1 + cuts(j + 1))
            return best

        return cuts(0)
