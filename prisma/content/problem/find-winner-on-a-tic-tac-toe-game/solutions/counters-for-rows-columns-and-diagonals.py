class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        rows = [0] * 3
        columns = [0] * 3
        diagonal = antidiagonal = 0
        for i, (row, column) in enumerate(moves):
            value = 1 if i % 2 == 0 else -1
            rows[row] += value
            columns[column] += value
            if row == column:
                diagonal += value
            if row + column == 2:
                antidiagonal += value
            sums = (rows[row], columns[column], diagonal, antidiagonal)
            if 3 * value in sums:
                return "A" if value == 1 else "B"
        return "Draw" if len(moves) == 9 else "Pending"
