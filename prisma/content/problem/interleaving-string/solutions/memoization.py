from functools import cache


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        @cache
        def fits(i, j):
            if i + j == len(s3):
                return True
            letter = s3[i + j]
            if i < len(s1) and s1[i] == letter and fits(i + 1, j):
                return True
            return j < len(s2) and s2[j] == letter and fits(i, j + 1)

        return len(s1) + len(s2) == len(s3) and fits(0, 0)
