from functools import cache


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        @cache
        def match(i: int, j: int) -> bool:
            if j == len(p):
                return i == len(s)
            if p[j] == "*":
                return match(i, j + 1) or (i < len(s) and match(i + 1, j))
            return i < len(s) and p[j] in ("?", s[i]) and match(i + 1, j + 1)

        return match(0, 0)
