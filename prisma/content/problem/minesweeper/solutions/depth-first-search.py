from typing import List


class Solution:
    def updateBoard(self, board: List[List[str]], click: List[int]) -> List[List[str]]:
        rows, columns = len(board), len(board[0])

        def neighbours(row: int, column: int):
            for r in range(max(row - 1, 0), min(row + 2, rows)):
                for c in range(max(column - 1, 0), min(column + 2, columns)):
                    if (r, c) != (row, column):
                        yield r, c

        def reveal(row: int, column: int) -> None:
            mines = sum(board[r][c] == "M" for r, c in neighbours(row, column))
            if mines > 0:
                board[row][column] = str(mines)
                return
            board[row][column] = "B"
            for r, c in neighbours(row, column):
                if board[r][c] == "E":
                    reveal(r, c)

        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
        else:
            reveal(row, column)
        return board
