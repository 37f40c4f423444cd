class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        rows, columns = len(board), len(board[0])
        old = [row[:] for row in board]
        for r in range(rows):
            for c in range(columns):
                live = -old[r][c]
                for nr in range(max(r - 1, 0), min(r + 2, rows)):
                    for nc in range(max(c - 1, 0), min(c + 2, columns)):
                        live += old[nr][nc]
                board[r][c] = int(live == 3 or (live == 2 and old[r][c] == 1))
