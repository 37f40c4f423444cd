# Wrong Answer: appends in DFS order, which is not from top to bottom
from collections import defaultdict
from typing import Optional


class Solution:
    def verticalOrder(self, root: Optional[TreeNode]) -> list[list[int]]:
        columns = defaultdict(list)

        def walk(node: Optional[TreeNode], column: int) -> None:
            if node is None:
                return
            columns[column].append(node.val)
            walk(node.left, column - 1)
            walk(node.right, column + 1)

        walk(root, 0)
        return [columns[column] for column in sorted(columns)]
