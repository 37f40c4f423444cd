class Solution:
    def isToeplitzMatrix(self, matrix: list[list[int]]) -> bool:
        value_of = {}
        for i, row in enumerate(matrix):
            for j, value in enumerate(row):
                if value_of.setdefault(i - j, value) != value:
                    return False
        return True
