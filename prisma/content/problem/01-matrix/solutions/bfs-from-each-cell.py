from collections import deque


class Solution:
    def updateMatrix(self, mat: list[list[int]]) -> list[list[int]]:
        rows, columns = len(mat), len(mat[0])

        def distance(row: int, column: int) -> int:
            seen = {(row, column)}
            queue = deque([(row, column, 0)])
            while queue:
                r, c, steps = queue.popleft()
                if mat[r][c] == 0:
                    return steps
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    inside = 0 <= nr < rows and 0 <= nc < columns
                    if inside and (nr, nc) not in seen:
                        seen.add((nr, nc))
                        queue.append((nr, nc, steps + 1))
            return -1

        return [[distance(r, c) for c in range(columns)] for r in range(rows)]
