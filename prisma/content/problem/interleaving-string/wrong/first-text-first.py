# Wrong Answer: takes from s1 whenever its character fits and never backtracks
class Solution:
    def isInterleave(self, s1, s2, s3):
        i = j = 0
        for letter in s3:
            if i < len(s1) and s1[i] == letter:
                i += 1
            elif j < len(s2) and s2[j] == letter:
                j += 1
            else:
                return False
        return i == len(s1) and j == len(s2)
