class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        if not p:
            return not s
        first_fits = bool(s) and p[0] in (s[0], ".")
        if p[1:2] == "*":
            return self.isMatch(s, p[2:]) or (first_fits and self.isMatch(s[1:], p))
        return first_fits and self.isMatch(s[1:], p[1:])
