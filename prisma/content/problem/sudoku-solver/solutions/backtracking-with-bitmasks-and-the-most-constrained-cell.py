class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        rows, columns, boxes = [0] * 9, [0] * 9, [0] * 9
        empty = []

        def flip(r: int, c: int, bit: int) -> None:
            rows[r] ^= bit
            columns[c] ^= bit
            boxes[r // 3 * 3 + c // 3] ^= bit

        def candidates(cell: tuple[int, int]) -> int:
            r, c = cell
            return 511 & ~(rows[r] | columns[c] | boxes[r // 3 * 3 + c // 3])

        def solve() -> bool:
            if not empty:
                return True
            cell = min(empty, key=lambda one: candidates(one).bit_count())
            empty.remove(cell)
            r, c = cell
            free = candidates(cell)
            while free:
                bit = free & -free
                free ^= bit
                board[r][c] = str(bit.bit_length())
                flip(r, c, bit)
                if solve():
                    return True
                flip(r, c, bit)
            board[r][c] = "."
            empty.append(cell)
            return False

        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    empty.append((r, c))
                else:
                    flip(r, c, 1 << int(board[r][c]) - 1)
        solve()
