from itertools import combinations
from typing import Optional


class Solution:
    def getMinimumDifference(self, root: Optional[TreeNode]) -> int:
        values = []

        def collect(node: Optional[TreeNode]) -> None:
            if node:
                values.append(node.val)
                collect(node.left)
                collect(node.right)

        collect(root)
        return min(abs(a - b) for a, b in combinations(values, 2))
