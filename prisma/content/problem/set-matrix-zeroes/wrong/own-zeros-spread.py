# Wrong Answer: spreads zeros that it has written itself
class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        for numbers in matrix:
            for column in range(len(numbers)):
                if numbers[column] == 0:
                    numbers[:] = [0] * len(numbers)
                    for other in matrix:
                        other[column] = 0
