from itertools import permutations


class Solution:
    def totalNQueens(self, n: int) -> int:
        count = 0
        for columns in permutations(range(n)):
            sums = {row + column for row, column in enumerate(columns)}
            differences = {row - column for row, column in enumerate(columns)}
            if len(sums) == n and len(differences) == n:
                count += 1
        return count
