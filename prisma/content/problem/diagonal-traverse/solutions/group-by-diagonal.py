from typing import List


class Solution:
    def findDiagonalOrder(self, mat: List[List[int]]) -> List[int]:
        diagonals = [[] for _ in range(len(mat) + len(mat[0]) - 1)]
        for row, numbers in enumerate(mat):
            for column, number in enumerate(numbers):
                diagonals[row + column].append(number)
        order = []
        for d, diagonal in enumerate(diagonals):
            order += diagonal[::-1] if d % 2 == 0 else diagonal
        return order
