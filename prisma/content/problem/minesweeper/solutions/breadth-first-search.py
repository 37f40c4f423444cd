from collections import deque
from typing import List


class Solution:
    def updateBoard(self, board: List[List[str]], click: List[int]) -> List[List[str]]:
        rows, columns = len(board), len(board[0])
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board

        queue = deque([(row, column)])
        board[row][column] = "B"
        while queue:
            row, column = queue.popleft()
            around = [
                (r, c)
                for r in range(max(row - 1, 0), min(row + 2, rows))
                for c in range(max(column - 1, 0), min(column + 2, columns))
            ]
            mines = sum(board[r][c] == "M" for r, c in around)
            if mines > 0:
                board[row][column] = str(mines)
                continue
            for r, c in around:
                if board[r][c] == "E":
                    board[r][c] = "B"
                    queue.append((r, c))
        return board
