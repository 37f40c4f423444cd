# Wrong Answer: checks the diagonal from the top left corner only
class Solution:
    def isToeplitzMatrix(self, matrix: list[list[int]]) -> bool:
        length = min(len(matrix), len(matrix[0]))
        return all(matrix[i][i] == matrix[0][0] for i in range(length))
