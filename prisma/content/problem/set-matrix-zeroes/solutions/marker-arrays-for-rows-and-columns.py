class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        zero_rows = [0 in row for row in matrix]
        zero_columns = [0 in column for column in zip(*matrix)]
        for row, numbers in enumerate(matrix):
            for column in range(len(numbers)):
                if zero_rows[row] or zero_columns[column]:
                    numbers[column] = 0
