# Wrong Answer: checks the diagonals of one direction only
class Solution:
    def solveNQueens(self, n):
        boards = []
        for columns in permutations(range(n)):
            if len({row + column for row, column in enumerate(columns)}) == n:
                boards.append(["." * c + "Q" + "." * (n - 1 - c) for c in columns])
        return boards
