class Solution:
    def generate(self, numRows: int) -> list[list[int]]:
        triangle = []
        for r in range(numRows):
            row = [1]
            for c in range(1, r + 1):
                row.append(row[-1] * (r - c + 1) // c)
            triangle.append(row)
        return triangle
