from functools import cache


class Solution:
    def maximalSquare(self, matrix: list[list[str]]) -> int:
        @cache
        def side(r: int, c: int) -> int:
            if r < 0 or c < 0 or matrix[r][c] == "0":
                return 0
            return 1 + min(side(r - 1, c), side(r, c - 1), side(r - 1, c - 1))

        rows, columns = len(matrix), len(matrix[0])
        return max(side(r, c) for r in range(rows) for c in range(columns)) ** 2
