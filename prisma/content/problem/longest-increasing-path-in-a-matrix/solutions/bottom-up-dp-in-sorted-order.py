from typing import List


class Solution:
    def longestIncreasingPath(self, matrix: List[List[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        cells = [(r, c) for r in range(rows) for c in range(columns)]
        cells.sort(key=lambda cell: matrix[cell[0]][cell[1]])
        longest = [[1] * columns for _ in range(rows)]
        for row, column in cells:
            for r, c in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                if 0 <= r < rows and 0 <= c < columns:
                    if matrix[r][c] < matrix[row][column]:
                        through = longest[r][c] + 1
                        longest[row][column] = max(longest[row][column], through)
        return max(map(max, longest))
