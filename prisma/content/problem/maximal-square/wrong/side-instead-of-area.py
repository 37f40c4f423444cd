# Wrong Answer: returns the side of the square instead of its area
class Solution:
    def maximalSquare(self, matrix):
        side = [0] * (len(matrix[0]) + 1)
        largest = 0
        for row in matrix:
            diagonal = 0
            for c, cell in enumerate(row, start=1):
                above = side[c]
                side[c] = 1 + min(above, side[c - 1], diagonal) if cell == "1" else 0
                diagonal = above
                largest = max(largest, side[c])
        return largest
