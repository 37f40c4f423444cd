from functools import cache


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        @cache
        def fits(i, j):
            if j == len(p):
                return i == len(s)
            first_fits = i < len(s) and p[j] in (s[i], ".")
            if p[j + 1:j + 2] == "*":
                return fits(i, j + 2) or (first_fits and fits(i + 1, j))
            return first_fits and fits(i + 1, j + 1)

        return fits(0, 0)
