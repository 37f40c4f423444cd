from collections import deque


class Solution:
    def snakesAndLadders(self, board: list[list[int]]) -> int:
        n = len(board)
        last = n * n
        queue = deque([1])
        moves = {1: 0}
        while queue:
            label = queue.popleft()
            if label == last:
                return moves[label]
            for to in range(label + 1, min(label + 6, last) + 1):
                up, along = divmod(to - 1, n)
                value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
                end = to if value == -1 else value
                if end not in moves:
                    moves[end] = moves[label] + 1
                    queue.append(end)
        return -1
