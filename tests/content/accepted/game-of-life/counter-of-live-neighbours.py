class Solution:
    def gameOfLife(self, board):
        ctr = collections.Counter((I, J)
                                  for i, row in enumerate(board) for j, live in enumerate(row) if live
                                  for I in range(i - 1, i + 2) for J in range(j - 1, j + 2)
                                  if I != i or J != j)
        live = {ij for ij in ctr if ctr[ij] == 3 or ctr[ij] == 2 and board_at(board, ij)}
        for i, row in enumerate(board):
            for j in range(len(row)):
                row[j] = int((i, j) in live)

def board_at(board, ij):
    i, j = ij
    return 0 <= i < len(board) and 0 <= j < len(board[0]) and board[i][j] == 1
