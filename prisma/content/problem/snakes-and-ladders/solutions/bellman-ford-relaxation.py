from math import inf


class Solution:
    def snakesAndLadders(self, board: list[list[int]]) -> int:
        n = len(board)
        last = n * n
        labels = range(1, last + 1)
        destination = [-1] + [self.value_at(board, label) for label in labels]
        moves = [inf] * (last + 1)
        moves[1] = 0
        improved = True
        while improved:
            improved = False
            for label in range(1, last):
                for roll in range(1, min(6, last - label) + 1):
                    end = label + roll
                    if destination[end] != -1:
                        end = destination[end]
                    if moves[label] + 1 < moves[end]:
                        moves[end] = moves[label] + 1
                        improved = True
        return -1 if moves[last] == inf else moves[last]

    def value_at(self, board: list[list[int]], label: int) -> int:
        n = len(board)
        up, along = divmod(label - 1, n)
        return board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
