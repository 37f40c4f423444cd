# Wrong Answer: joins cells that touch only at a corner
class Solution:
    def countBattleships(self, board: list[list[str]]) -> int:
        left = {
            (i, j)
            for i, row in enumerate(board)
            for j, cell in enumerate(row)
            if cell == "X"
        }
        ships = 0
        while left:
            ships += 1
            stack = [left.pop()]
            while stack:
                i, j = stack.pop()
                for x in (i - 1, i, i + 1):
                    for y in (j - 1, j, j + 1):
                        if (x, y) in left:
                            left.remove((x, y))
                            stack.append((x, y))
        return ships
