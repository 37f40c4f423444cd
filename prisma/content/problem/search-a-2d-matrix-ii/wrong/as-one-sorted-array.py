# Wrong Answer: searches the rows as if they were one sorted array
class Solution:
    def searchMatrix(self, matrix, target):
        columns = len(matrix[0])
        low, high = 0, len(matrix) * columns - 1
        while low <= high:
            middle = (low + high) // 2
            value = matrix[middle // columns][middle % columns]
            if value == target:
                return True
            if value < target:
                low = middle + 1
            else:
                high = middle - 1
        return False
