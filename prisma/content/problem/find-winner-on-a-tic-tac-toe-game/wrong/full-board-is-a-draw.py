# Wrong Answer: a full board counts as a draw, although the ninth move may win
class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        if len(moves) == 9:
            return "Draw"
        player = (len(moves) - 1) % 2
        cells = {(row, column) for row, column in moves[player::2]}
        lines = [{(i, j) for j in range(3)} for i in range(3)]
        lines += [{(i, j) for i in range(3)} for j in range(3)]
        lines.append({(i, i) for i in range(3)})
        lines.append({(i, 2 - i) for i in range(3)})
        return "AB"[player] if any(line <= cells for line in lines) else "Pending"
