class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        rows = [set() for _ in range(9)]
        columns = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        empty = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    empty.append((r, c))
                else:
                    for used in (rows[r], columns[c], boxes[r // 3 * 3 + c // 3]):
                        used.add(board[r][c])

        def solve(index: int) -> bool:
            if index == len(empty):
                return True
            r, c = empty[index]
            sets = (rows[r], columns[c], boxes[r // 3 * 3 + c // 3])
            for digit in "123456789":
                if any(digit in used for used in sets):
                    continue
                board[r][c] = digit
                for used in sets:
                    used.add(digit)
                if solve(index + 1):
                    return True
                for used in sets:
                    used.remove(digit)
                board[r][c] = "."
            return False

        solve(0)
