# Runtime Error: divides by the number of rows, which is correct only for square matrices
class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        rows = len(matrix)
        low, high = 0, rows * len(matrix[0]) - 1
        while low <= high:
            mid = (low + high) // 2
            value = matrix[mid // rows][mid % rows]
            if value == target:
                return True
            if value < target:
                low = mid + 1
            else:
                high = mid - 1
        return False
