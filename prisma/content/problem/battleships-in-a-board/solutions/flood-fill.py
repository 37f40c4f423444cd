class Solution:
    def countBattleships(self, board: list[list[str]]) -> int:
        m, n = len(board), len(board[0])
        visited = set()
        ships = 0
        for i in range(m):
            for j in range(n):
                if board[i][j] == "." or (i, j) in visited:
                    continue
                ships += 1
                visited.add((i, j))
                stack = [(i, j)]
                while stack:
                    x, y = stack.pop()
                    for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                        if (
                            0 <= cell[0] < m
                            and 0 <= cell[1] < n
                            and board[cell[0]][cell[1]] == "X"
                            and cell not in visited
                        ):
                            visited.add(cell)
                            stack.append(cell)
        return ships
