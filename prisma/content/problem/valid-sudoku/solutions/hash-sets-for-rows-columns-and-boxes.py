class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = [set() for _ in range(9)]
        columns = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        for row in range(9):
            for column in range(9):
                digit = board[row][column]
                if digit == ".":
                    continue
                box = row // 3 * 3 + column // 3
                for seen in (rows[row], columns[column], boxes[box]):
                    if digit in seen:
                        return False
                    seen.add(digit)
        return True
