# Wrong Answer: divides uniform squares down to single cells
class Solution:
    def construct(self, grid):
        def build(row, column, side):
            if side == 1:
                return Node(grid[row][column] == 1, True, None, None, None, None)
            half = side // 2
            children = [build(i, j, half) for i in (row, row + half) for j in (column, column + half)]
            return Node(False, False, *children)

        return build(0, 0, len(grid))
