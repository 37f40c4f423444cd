class Solution:
    def construct(self, grid: list[list[int]]) -> "Node":
        def build(row: int, column: int, side: int) -> "Node":
            ones = sum(
                grid[i][j]
                for i in range(row, row + side)
                for j in range(column, column + side)
            )
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

        return build(0, 0, len(grid))
