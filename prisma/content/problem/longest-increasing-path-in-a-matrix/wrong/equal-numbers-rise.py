# Runtime Error: also moves to equal numbers, so the recursion never ends
from functools import cache
from typing import List


class Solution:
    def longestIncreasingPath(self, matrix: List[List[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])

        @cache
        def longest_from(row: int, column: int) -> int:
            best = 0
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                r, c = row + down, column + right
                if 0 <= r < rows and 0 <= c < columns:
                    if matrix[r][c] >= matrix[row][column]:
                        best = max(best, longest_from(r, c))
            return best + 1

        return max(longest_from(r, c) for r in range(rows) for c in range(columns))
