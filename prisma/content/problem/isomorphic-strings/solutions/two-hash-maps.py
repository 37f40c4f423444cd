class Solution:
    def isIsomorphic(self, s: str, t: str) -> bool:
        becomes = {}
        comes_from = {}
        for a, b in zip(s, t):
            if becomes.setdefault(a, b) != b or comes_from.setdefault(b, a) != a:
                return False
        return True
