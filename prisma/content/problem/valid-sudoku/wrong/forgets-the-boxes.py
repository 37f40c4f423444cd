# Wrong Answer: checks only rows and columns
class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        for line in [*board, *zip(*board)]:
            digits = [char for char in line if char != "."]
            if len(set(digits)) < len(digits):
                return False
        return True
