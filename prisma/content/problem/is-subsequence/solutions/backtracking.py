class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        def match(i: int, j: int) -> bool:
            if i == len(s):
                return True
            if j == len(t):
                return False
            if s[i] == t[j] and match(i + 1, j + 1):
                return True
            return match(i, j + 1)

        return match(0, 0)
