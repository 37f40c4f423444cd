from typing import List


class Solution:
    def longestIncreasingPath(self, matrix: List[List[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])

        def longest_from(row: int, column: int) -> int:
            best = 0
            for r, c in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                if 0 <= r < rows and 0 <= c < columns:
                    if matrix[r][c] > matrix[row][column]:
                        best = max(best, longest_from(r, c))
            return best + 1

        return max(longest_from(r, c) for r in range(rows) for c in range(columns))
