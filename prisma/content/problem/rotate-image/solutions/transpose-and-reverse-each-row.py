class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        n = len(matrix)
        for row in range(n):
            for column in range(row + 1, n):
                other = matrix[column][row]
                matrix[column][row] = matrix[row][column]
                matrix[row][column] = other
        for row in matrix:
            row.reverse()
