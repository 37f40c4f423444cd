from typing import List

ROOM = 2**31 - 1


class Solution:
    def wallsAndGates(self, rooms: List[List[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        cells = [(r, c) for r in range(rows) for c in range(columns)]
        queue = [(r, c) for r, c in cells if rooms[r][c] == 0]
        for r, c in queue:
            for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= nr < rows and 0 <= nc < columns and rooms[nr][nc] == ROOM:
                    rooms[nr][nc] = rooms[r][c] + 1
                    queue.append((nr, nc))
