# Wrong Answer: counts row by row, as if each row ended below the start of the next one
class Solution:
    def kthSmallest(self, matrix: list[list[int]], k: int) -> int:
        n = len(matrix)
        return matrix[(k - 1) // n][(k - 1) % n]
