class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        rows, columns = len(matrix), len(matrix[0])
        first_row_has_zero = 0 in matrix[0]
        first_column_has_zero = any(row[0] == 0 for row in matrix)
        for row in range(1, rows):
            for column in range(1, columns):
                if matrix[row][column] == 0:
                    matrix[row][0] = matrix[0][column] = 0
        for row in range(1, rows):
            for column in range(1, columns):
                if matrix[row][0] == 0 or matrix[0][column] == 0:
                    matrix[row][column] = 0
        if first_row_has_zero:
            for column in range(columns):
                matrix[0][column] = 0
        if first_column_has_zero:
            for row in matrix:
                row[0] = 0
