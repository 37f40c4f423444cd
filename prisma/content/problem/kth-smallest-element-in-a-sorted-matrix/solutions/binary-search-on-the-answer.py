class Solution:
    def kthSmallest(self, matrix: list[list[int]], k: int) -> int:
        n = len(matrix)

        def count(x: int) -> int:
            total = column = 0
            for row in range(n - 1, -1, -1):
                while column < n and matrix[row][column] <= x:
                    total += row + 1
                    column += 1
            return total

        low, high = matrix[0][0], matrix[-1][-1]
        while low < high:
            mid = (low + high) // 2
            if count(mid) >= k:
                high = mid
            else:
                low = mid + 1
        return low
