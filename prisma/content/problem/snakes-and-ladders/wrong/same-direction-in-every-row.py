# Wrong Answer: labels every row from left to right
from collections import deque


class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        squares = [value for row in reversed(board) for value in row]
        queue = deque([(0, 0)])
        seen = {0}
        while queue:
            square, moves = queue.popleft()
            if square == n * n - 1:
                return moves
            for to in range(square + 1, min(square + 7, n * n)):
                end = to if squares[to] == -1 else squares[to] - 1
                if end not in seen:
                    seen.add(end)
                    queue.append((end, moves + 1))
        return -1
