from itertools import pairwise


class Solution:
    def generate(self, numRows: int) -> list[list[int]]:
        triangle = [[1]]
        while len(triangle) < numRows:
            inner = [a + b for a, b in pairwise(triangle[-1])]
            triangle.append([1, *inner, 1])
        return triangle
