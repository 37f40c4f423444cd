class Solution:
    def maximalSquare(self, matrix: list[list[str]]) -> int:
        rows, columns = len(matrix), len(matrix[0])

        def largest_from(r: int, c: int) -> int:
            side = 0
            while r + side < rows and c + side < columns:
                for i in range(side + 1):
                    if matrix[r + side][c + i] == "0" or matrix[r + i][c + side] == "0":
                        return side
                side += 1
            return side

        return max(largest_from(r, c) for r in range(rows) for c in range(columns)) ** 2
