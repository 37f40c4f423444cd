from bisect import bisect_left
from typing import List


class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        for row in matrix:
            if row[0] > target:
                return False
            column = bisect_left(row, target)
            if column < len(row) and row[column] == target:
                return True
        return False
