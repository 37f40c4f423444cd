from typing import List


class Solution:
    def longestIncreasingPath(self, matrix: List[List[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])

        def neighbours(row: int, column: int):
            if row > 0:
                yield row - 1, column
            if row + 1 < rows:
                yield row + 1, column
            if column > 0:
                yield row, column - 1
            if column + 1 < columns:
                yield row, column + 1

        smaller = [[0] * columns for _ in range(rows)]
        layer = []
        for row in range(rows):
            for column in range(columns):
                value = matrix[row][column]
                for r, c in neighbours(row, column):
                    smaller[row][column] += matrix[r][c] < value
                if smaller[row][column] == 0:
                    layer.append((row, column))

        layers = 0
        while layer:
            layers += 1
            following = []
            for row, column in layer:
                for r, c in neighbours(row, column):
                    if matrix[r][c] > matrix[row][column]:
                        smaller[r][c] -= 1
                        if smaller[r][c] == 0:
                            following.append((r, c))
            layer = following
        return layers
