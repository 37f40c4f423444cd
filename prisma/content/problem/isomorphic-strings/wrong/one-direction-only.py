# Wrong Answer: does not notice that two characters are replaced with the same one
class Solution:
    def isIsomorphic(self, s, t):
        becomes = {}
        for a, b in zip(s, t):
            if a in becomes and becomes[a] != b:
                return False
            becomes[a] = b
        return True
