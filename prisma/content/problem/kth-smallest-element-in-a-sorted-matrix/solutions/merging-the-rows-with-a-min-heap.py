from heapq import heappop, heappush


class Solution:
    def kthSmallest(self, matrix: list[list[int]], k: int) -> int:
        n = len(matrix)
        heap = [(matrix[0][0], 0, 0)]
        for _ in range(k - 1):
            _, row, column = heappop(heap)
            if column == 0 and row + 1 < n:
                heappush(heap, (matrix[row + 1][0], row + 1, 0))
            if column + 1 < n:
                heappush(heap, (matrix[row][column + 1], row, column + 1))
        return heap[0][0]
