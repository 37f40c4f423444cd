from itertools import permutations
from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []
        for columns in permutations(range(n)):
            sums = {row + column for row, column in enumerate(columns)}
            differences = {row - column for row, column in enumerate(columns)}
            if len(sums) == n and len(differences) == n:
                boards.append(["." * c + "Q" + "." * (n - 1 - c) for c in columns])
        return boards
