from typing import List


class Solution:
    def longestIncreasingPath(self, matrix: List[List[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        memo = [[0] * columns for _ in range(rows)]  # 0 means unknown

        def greater_neighbours(row: int, column: int):
            for r, c in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                if 0 <= r < rows and 0 <= c < columns:
                    if matrix[r][c] > matrix[row][column]:
                        yield r, c

        for start_row in range(rows):
            for start_column in range(columns):
                stack = [(start_row, start_column)]
                while stack:
                    row, column = stack[-1]
                    best = 0
                    for r, c in greater_neighbours(row, column):
                        if memo[r][c] == 0:
                            stack.append((r, c))
                            break
                        best = max(best, memo[r][c])
                    else:
                        memo[row][column] = best + 1
                        stack.pop()
        return max(map(max, memo))
