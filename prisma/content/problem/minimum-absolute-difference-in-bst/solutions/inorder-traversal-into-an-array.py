from itertools import pairwise
from typing import Optional


class Solution:
    def getMinimumDifference(self, root: Optional[TreeNode]) -> int:
        values = []

        def inorder(node: Optional[TreeNode]) -> None:
            if node:
                inorder(node.left)
                values.append(node.val)
                inorder(node.right)

        inorder(root)
        return min(b - a for a, b in pairwise(values))
