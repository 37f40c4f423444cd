from itertools import groupby
from operator import itemgetter
from typing import Optional


class Solution:
    def verticalOrder(self, root: Optional[TreeNode]) -> list[list[int]]:
        places = []

        def walk(node: Optional[TreeNode], column: int, level: int) -> None:
            if node is None:
                return
            places.append((column, level, node.val))
            walk(node.left, column - 1, level + 1)
            walk(node.right, column + 1, level + 1)

        walk(root, 0, 0)
        places.sort(key=itemgetter(0, 1))
        columns = groupby(places, key=itemgetter(0))
        return [[val for _, _, val in column] for _, column in columns]
