class Solution:
    def construct(self, grid: list[list[int]]) -> "Node":
        n = len(grid)
        sums = [[0] * (n + 1) for _ in range(n + 1)]
        for i in range(n):
            for j in range(n):
                others = sums[i][j + 1] + sums[i + 1][j] - sums[i][j]
                sums[i + 1][j + 1] = grid[i][j] + others

        def build(row: int, column: int, side: int) -> "Node":
            end, right = row + side, column + side
            above, below = sums[row], sums[end]
            ones = below[right] - below[column] - above[right] + above[column]
            if ones == 0 or ones == side * side:
                return Node(ones > 0, True, None, None, None, None)
            half = side // 2
            return Node(
                False,
                False,
                build(row, column, half),
                build(row, column + half, half),
                build(row + half, column, half),
                build(row + half, column + half, half),
            )

        return build(0, 0, n)
