class Solution:
    def kthSmallest(self, matrix: list[list[int]], k: int) -> int:
        return sorted(value for row in matrix for value in row)[k - 1]
