# Wrong Answer: squares are adjacent diagonally as well
class Solution:
    def updateBoard(self, board, click):
        def at(row, column):
            inside = 0 <= row < len(board) and 0 <= column < len(board[0])
            return board[row][column] if inside else ""

        def reveal(row, column):
            if at(row, column) != "E":
                return
            around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            mines = sum(at(r, c) == "M" for r, c in around)
            board[row][column] = str(mines) if mines else "B"
            if mines == 0:
                for r, c in around:
                    reveal(r, c)

        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
        else:
            reveal(row, column)
        return board
