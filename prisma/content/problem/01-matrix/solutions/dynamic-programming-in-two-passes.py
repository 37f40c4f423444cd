class Solution:
    def updateMatrix(self, mat: list[list[int]]) -> list[list[int]]:
        rows, columns = len(mat), len(mat[0])
        far = rows + columns
        dist = [[0 if cell == 0 else far for cell in row] for row in mat]
        for r in range(rows):
            for c in range(columns):
                if r > 0:
                    dist[r][c] = min(dist[r][c], dist[r - 1][c] + 1)
                if c > 0:
                    dist[r][c] = min(dist[r][c], dist[r][c - 1] + 1)
        for r in reversed(range(rows)):
            for c in reversed(range(columns)):
                if r + 1 < rows:
                    dist[r][c] = min(dist[r][c], dist[r + 1][c] + 1)
                if c + 1 < columns:
                    dist[r][c] = min(dist[r][c], dist[r][c + 1] + 1)
        return dist
