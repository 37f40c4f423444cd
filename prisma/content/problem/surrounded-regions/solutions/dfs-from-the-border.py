from typing import List


class Solution:
    def solve(self, board: List[List[str]]) -> None:
        rows, columns = len(board), len(board[0])
        stack = [(r, c) for r in range(rows) for c in (0, columns - 1)]
        stack += [(r, c) for r in (0, rows - 1) for c in range(columns)]
        while stack:
            r, c = stack.pop()
            if 0 <= r < rows and 0 <= c < columns and board[r][c] == "O":
                board[r][c] = "stays"
                stack += ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
        for row in board:
            row[:] = ["O" if cell == "stays" else "X" for cell in row]
