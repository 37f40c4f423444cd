class Solution:
    def countBattleships(self, board: list[list[str]]) -> int:
        ships = 0
        for i, row in enumerate(board):
            for j, cell in enumerate(row):
                if cell == ".":
                    continue
                has_upper = i > 0 and board[i - 1][j] == "X"
                has_left = j > 0 and row[j - 1] == "X"
                if not has_upper and not has_left:
                    ships += 1
        return ships
