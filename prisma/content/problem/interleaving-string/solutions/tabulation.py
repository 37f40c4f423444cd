class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        m, n = len(s1), len(s2)
        if m + n != len(s3):
            return False
        fits = [[False] * (n + 1) for _ in range(m + 1)]
        fits[0][0] = True
        for i in range(m + 1):
            for j in range(n + 1):
                if i > 0 and fits[i - 1][j] and s1[i - 1] == s3[i + j - 1]:
                    fits[i][j] = True
                if j > 0 and fits[i][j - 1] and s2[j - 1] == s3[i + j - 1]:
                    fits[i][j] = True
        return fits[m][n]
