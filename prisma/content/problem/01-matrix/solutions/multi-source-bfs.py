from collections import deque


class Solution:
    def updateMatrix(self, mat: list[list[int]]) -> list[list[int]]:
        rows, columns = len(mat), len(mat[0])
        distances = [[0 if cell == 0 else -1 for cell in row] for row in mat]
        queue = deque(
            (r, c) for r in range(rows) for c in range(columns) if mat[r][c] == 0
        )
        while queue:
            r, c = queue.popleft()
            for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= nr < rows and 0 <= nc < columns and distances[nr][nc] == -1:
                    distances[nr][nc] = distances[r][c] + 1
                    queue.append((nr, nc))
        return distances
