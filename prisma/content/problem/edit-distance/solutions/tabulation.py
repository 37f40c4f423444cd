class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        m, n = len(word1), len(word2)
        table = [[i + j for j in range(n + 1)] for i in range(m + 1)]
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if word1[i - 1] == word2[j - 1]:
                    table[i][j] = table[i - 1][j - 1]
                else:
                    around = table[i - 1][j - 1], table[i - 1][j], table[i][j - 1]
                    table[i][j] = 1 + min(around)
        return table[m][n]
