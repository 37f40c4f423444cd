class Solution:
    def countBattleships(self, board: List[List[str]]) -> int:
        return sum(cell == 'X' and (not i or board[i - 1][j] == '.') and (not j or row[j - 1] == '.')
                   for i, row in enumerate(board) for j, cell in enumerate(row))
