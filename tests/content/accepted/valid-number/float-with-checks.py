class Solution:
    def isNumber(self, s: str) -> bool:
        if any(c.isalpha() and c not in 'eE' for c in s): return False
        try:
            float(s)
        except ValueError:
            return False
        return True
