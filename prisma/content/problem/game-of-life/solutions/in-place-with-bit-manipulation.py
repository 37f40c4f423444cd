class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        rows, columns = len(board), len(board[0])
        for r in range(rows):
            for c in range(columns):
                live = -board[r][c]
                for nr in range(max(r - 1, 0), min(r + 2, rows)):
                    for nc in range(max(c - 1, 0), min(c + 2, columns)):
                        live += board[nr][nc] & 1
                if live == 3 or (live == 2 and board[r][c] == 1):
                    board[r][c] |= 2
        for row in board:
            for c in range(columns):
                row[c] >>= 1
