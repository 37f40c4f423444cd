# Wrong Answer: searches from one gate after the other and never lowers a distance
class Solution:
    def wallsAndGates(self, rooms):
        rows, columns = len(rooms), len(rooms[0])
        cells = [(r, c) for r in range(rows) for c in range(columns)]
        for gate in [(r, c) for r, c in cells if rooms[r][c] == 0]:
            queue = [gate]
            for r, c in queue:
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if not (0 <= nr < rows and 0 <= nc < columns):
                        continue
                    if rooms[nr][nc] == 2**31 - 1:
                        rooms[nr][nc] = rooms[r][c] + 1
                        queue.append((nr, nc))
