# Wrong Answer: always begins with two rows, even if only one is asked for
class Solution:
    def generate(self, numRows):
        triangle = [[1], [1, 1]]
        for _ in range(2, numRows):
            above = triangle[-1]
            inner = [above[i] + above[i + 1] for i in range(len(above) - 1)]
            triangle.append([1] + inner + [1])
        return triangle
