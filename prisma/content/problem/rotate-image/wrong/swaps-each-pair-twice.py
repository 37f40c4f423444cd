# Wrong Answer: transposes over all columns, so each pair is swapped twice and only the rows are reversed
class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        n = len(matrix)
        for row in range(n):
            for column in range(n):
                matrix[row][column], matrix[column][row] = matrix[column][row], matrix[row][column]
        for row in matrix:
            row.reverse()
