class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        filled = [(r, c) for r in range(9) for c in range(9) if board[r][c] != "."]
        for index, (row, column) in enumerate(filled):
            for r, c in filled[:index]:
                in_box = row // 3 == r // 3 and column // 3 == c // 3
                shares = row == r or column == c or in_box
                if shares and board[row][column] == board[r][c]:
                    return False
        return True
