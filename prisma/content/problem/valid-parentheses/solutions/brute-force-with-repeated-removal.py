class Solution:
    def isValid(self, s: str) -> bool:
        length = -1
        while len(s) != length:
            length = len(s)
            for pair in ("()", "[]", "{}"):
                s = s.replace(pair, "")
        return s == ""
