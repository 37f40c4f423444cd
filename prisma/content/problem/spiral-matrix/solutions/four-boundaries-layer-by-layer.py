class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        top, bottom = 0, len(matrix) - 1
        left, right = 0, len(matrix[0]) - 1
        order = []
        while top <= bottom and left <= right:
            order += [matrix[top][column] for column in range(left, right + 1)]
            top += 1
            order += [matrix[row][right] for row in range(top, bottom + 1)]
            right -= 1
            if top <= bottom:
                order += [matrix[bottom][c] for c in range(right, left - 1, -1)]
                bottom -= 1
            if left <= right:
                order += [matrix[row][left] for row in range(bottom, top - 1, -1)]
                left += 1
        return order
