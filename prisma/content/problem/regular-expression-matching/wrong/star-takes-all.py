# Wrong Answer: a star greedily consumes as many letters as it can and never backtracks
class Solution:
    def isMatch(self, s, p):
        at = 0
        i = 0
        while i < len(p):
            if p[i + 1 : i + 2] == "*":
                while at < len(s) and p[i] in (s[at], "."):
                    at += 1
                i += 2
            else:
                if at == len(s) or p[i] not in (s[at], "."):
                    return False
                at += 1
                i += 1
        return at == len(s)
