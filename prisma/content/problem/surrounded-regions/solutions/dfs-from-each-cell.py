from typing import List


class Solution:
    def solve(self, board: List[List[str]]) -> None:
        rows, columns = len(board), len(board[0])

        def is_surrounded(row, column):
            seen = {(row, column)}
            stack = [(row, column)]
            while stack:
                r, c = stack.pop()
                if r in (0, rows - 1) or c in (0, columns - 1):
                    return False
                for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if cell not in seen and board[cell[0]][cell[1]] == "O":
                        seen.add(cell)
                        stack.append(cell)
            return True

        captured = [
            (r, c)
            for r in range(rows)
            for c in range(columns)
            if board[r][c] == "O" and is_surrounded(r, c)
        ]
        for r, c in captured:
            board[r][c] = "X"
