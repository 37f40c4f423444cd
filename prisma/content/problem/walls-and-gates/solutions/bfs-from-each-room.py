from collections import deque
from typing import List

ROOM = 2**31 - 1


class Solution:
    def wallsAndGates(self, rooms: List[List[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])

        def distance_from(row, column):
            queue = deque([(row, column, 0)])
            seen = {(row, column)}
            while queue:
                r, c, distance = queue.popleft()
                if rooms[r][c] == 0:
                    return distance
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if not (0 <= nr < rows and 0 <= nc < columns):
                        continue
                    if rooms[nr][nc] != -1 and (nr, nc) not in seen:
                        seen.add((nr, nc))
                        queue.append((nr, nc, distance + 1))
            return ROOM

        for r in range(rows):
            for c in range(columns):
                if rooms[r][c] == ROOM:
                    rooms[r][c] = distance_from(r, c)
