# Wrong Answer: writes the new state at once, so later cells count the new generation
class Solution:
    def gameOfLife(self, board):
        rows, columns = len(board), len(board[0])
        for r in range(rows):
            for c in range(columns):
                live = -board[r][c]
                for nr in range(max(r - 1, 0), min(r + 2, rows)):
                    for nc in range(max(c - 1, 0), min(c + 2, columns)):
                        live += board[nr][nc]
                board[r][c] = int(live == 3 or (live == 2 and board[r][c] == 1))
