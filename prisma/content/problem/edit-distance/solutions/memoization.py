class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        memo = [[-1] * (len(word2) + 1) for _ in range(len(word1) + 1)]

        def distance(i: int, j: int) -> int:
            if i == 0 or j == 0:
                return i + j
            if memo[i][j] < 0:
                if word1[i - 1] == word2[j - 1]:
                    memo[i][j] = distance(i - 1, j - 1)
                else:
                    replaced = distance(i - 1, j - 1)
                    deleted = distance(i - 1, j)
                    inserted = distance(i, j - 1)
                    memo[i][j] = 1 + min(replaced, deleted, inserted)
            return memo[i][j]

        return distance(len(word1), len(word2))
