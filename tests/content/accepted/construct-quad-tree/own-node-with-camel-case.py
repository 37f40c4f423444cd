class Node:
    def __init__(self, val, isLeaf, topLeft, topRight, bottomLeft, bottomRight):
        self.val = val
        self.isLeaf = isLeaf
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight

class Solution:
    def construct(self, grid: List[List[int]]) -> 'Node':
        n = len(grid)
        if all(x == grid[0][0] for row in grid for x in row):
            return Node(grid[0][0] == 1, True, None, None, None, None)
        h = n // 2
        part = lambda r, c: self.construct([row[c:c + h] for row in grid[r:r + h]])
        return Node(True, False, part(0, 0), part(0, h), part(h, 0), part(h, h))
