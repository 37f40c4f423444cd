class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        short, long = sorted((word1, word2), key=len)
        row = list(range(len(short) + 1))
        for i, letter in enumerate(long, 1):
            diagonal, row[0] = row[0], i
            for j, other in enumerate(short, 1):
                above = row[j]
                if letter == other:
                    row[j] = diagonal
                else:
                    row[j] = 1 + min(diagonal, above, row[j - 1])
                diagonal = above
        return row[-1]
