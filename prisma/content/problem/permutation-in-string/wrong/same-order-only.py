# Wrong Answer: searches for s1 itself, in its own order only
class Solution:
    def checkInclusion(self, s1, s2):
        return s1 in s2 or s1[::-1] in s2
