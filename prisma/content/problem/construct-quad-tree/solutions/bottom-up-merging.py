class Solution:
    def construct(self, grid: list[list[int]]) -> "Node":
        def build(row: int, column: int, side: int) -> "Node":
            if side == 1:
                return Node(grid[row][column] == 1, True, None, None, None, None)
            half = side // 2
            children = [
                build(i, j, half)
                for i in (row, row + half)
                for j in (column, column + half)
            ]
            value = children[0].val
            if all(child.isLeaf and child.val == value for child in children):
                return children[0]
            return Node(False, False, *children)

        return build(0, 0, len(grid))
