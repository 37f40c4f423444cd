class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        m, n = len(s), len(p)
        fits = [[False] * (n + 1) for _ in range(m + 1)]
        fits[m][n] = True
        for i in range(m, -1, -1):
            for j in range(n - 1, -1, -1):
                first_fits = i < m and p[j] in (s[i], ".")
                if j + 1 < n and p[j + 1] == "*":
                    fits[i][j] = fits[i][j + 2] or (first_fits and fits[i + 1][j])
                else:
                    fits[i][j] = first_fits and fits[i + 1][j + 1]
        return fits[0][0]
