class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        def is_allowed(r: int, c: int, digit: str) -> bool:
            top, left = r - r % 3, c - c % 3
            for i in range(9):
                if board[r][i] == digit or board[i][c] == digit:
                    return False
                if board[top + i // 3][left + i % 3] == digit:
                    return False
            return True

        def solve() -> bool:
            for r in range(9):
                for c in range(9):
                    if board[r][c] != ".":
                        continue
                    for digit in "123456789":
                        if is_allowed(r, c, digit):
                            board[r][c] = digit
                            if solve():
                                return True
                            board[r][c] = "."
                    return False
            return True

        solve()
