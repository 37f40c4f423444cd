class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        def distance(i, j):
            if i == 0 or j == 0:
                return i + j
            if word1[i - 1] == word2[j - 1]:
                return distance(i - 1, j - 1)
            replaced = distance(i - 1, j - 1)
            return 1 + min(replaced, distance(i - 1, j), distance(i, j - 1))

        return distance(len(word1), len(word2))
