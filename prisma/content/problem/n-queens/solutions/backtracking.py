from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []
        board = []
        columns, sums, differences = set(), set(), set()

        def place(row):
            if row == n:
                boards.append(board[:])
                return
            for c in range(n):
                if c in columns or row + c in sums or row - c in differences:
                    continue
                columns.add(c)
                sums.add(row + c)
                differences.add(row - c)
                board.append("." * c + "Q" + "." * (n - 1 - c))
                place(row + 1)
                board.pop()
                columns.remove(c)
                sums.remove(row + c)
                differences.remove(row - c)

        place(0)
        return boards
