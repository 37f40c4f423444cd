from itertools import groupby
from typing import Optional


class Solution:
    def verticalTraversal(self, root: Optional[TreeNode]) -> list[list[int]]:
        places = []

        def walk(node: Optional[TreeNode], row: int, column: int) -> None:
            if node is None:
                return
            places.append((column, row, node.val))
            walk(node.left, row + 1, column - 1)
            walk(node.right, row + 1, column + 1)

        walk(root, 0, 0)
        places.sort()
        columns = groupby(places, key=lambda place: place[0])
        return [[val for _, _, val in column] for _, column in columns]
