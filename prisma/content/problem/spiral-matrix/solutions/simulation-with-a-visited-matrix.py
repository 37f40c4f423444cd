class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        rows, columns = len(matrix), len(matrix[0])
        is_read = [[False] * columns for _ in range(rows)]
        row, column = 0, 0
        down, right = 0, 1
        order = []
        for _ in range(rows * columns):
            order.append(matrix[row][column])
            is_read[row][column] = True
            r, c = row + down, column + right
            if not (0 <= r < rows and 0 <= c < columns) or is_read[r][c]:
                down, right = right, -down
            row += down
            column += right
        return order
