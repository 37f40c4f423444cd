class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        @cache
        def d(i=len(word1), j=len(word2)):
            if not i or not j: return i or j
            if word1[i - 1] == word2[j - 1]: return d(i - 1, j - 1)
            return 1 + min(d(i - 1, j), d(i, j - 1), d(i - 1, j - 1))
        return d()
