class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        board = [[""] * 3 for _ in range(3)]
        for i, (row, column) in enumerate(moves):
            board[row][column] = "AB"[i % 2]

        lines = [list(row) for row in board]
        lines += [list(column) for column in zip(*board)]
        lines.append([board[i][i] for i in range(3)])
        lines.append([board[i][2 - i] for i in range(3)])
        for player in "AB":
            if [player] * 3 in lines:
                return player
        return "Draw" if len(moves) == 9 else "Pending"
