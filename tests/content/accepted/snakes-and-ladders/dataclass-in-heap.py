from dataclasses import dataclass, field
import heapq

@dataclass(order=True)
class Step:
    moves: int
    square: int = field(compare=False)

class Solution:
    def snakesAndLadders(self, board: List[List[int]]) -> int:
        n = len(board)
        cells = [None]
        for i, row in enumerate(reversed(board)):
            cells += row if i % 2 == 0 else row[::-1]
        seen, heap = {1}, [Step(0, 1)]
        while heap:
            step = heapq.heappop(heap)
            if step.square == n * n: return step.moves
            for nxt in range(step.square + 1, min(step.square + 6, n * n) + 1):
                if cells[nxt] > 0: nxt = cells[nxt]
                if nxt not in seen:
                    seen.add(nxt)
                    heapq.heappush(heap, Step(step.moves + 1, nxt))
        return -1
