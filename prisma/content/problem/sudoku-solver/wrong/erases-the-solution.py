# Wrong Answer: does not report success, so the solution is erased on the way back
class Solution:
    def solveSudoku(self, board):
        def is_allowed(r, c, digit):
            top, left = r - r % 3, c - c % 3
            return all(
                board[r][i] != digit
                and board[i][c] != digit
                and board[top + i // 3][left + i % 3] != digit
                for i in range(9)
            )

        def solve():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        for digit in "123456789":
                            if is_allowed(r, c, digit):
                                board[r][c] = digit
                                solve()
                                board[r][c] = "."
                        return

        solve()
