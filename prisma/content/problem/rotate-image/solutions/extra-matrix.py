class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        n = len(matrix)
        turned = [[0] * n for _ in range(n)]
        for row in range(n):
            for column in range(n):
                turned[column][n - 1 - row] = matrix[row][column]
        matrix[:] = turned
