class Solution:
    def maximalSquare(self, matrix: list[list[str]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        side = [[0] * (columns + 1) for _ in range(rows + 1)]
        largest = 0
        for r in range(rows):
            for c in range(columns):
                if matrix[r][c] == "1":
                    straight = min(side[r][c + 1], side[r + 1][c])
                    side[r + 1][c + 1] = 1 + min(straight, side[r][c])
                    largest = max(largest, side[r + 1][c + 1])
        return largest**2
