from math import inf
from typing import Optional


class Solution:
    def getMinimumDifference(self, root: Optional[TreeNode]) -> int:
        least = inf
        previous = -inf

        def inorder(node: Optional[TreeNode]) -> None:
            nonlocal least, previous
            if node is None:
                return
            inorder(node.left)
            least = min(least, node.val - previous)
            previous = node.val
            inorder(node.right)

        inorder(root)
        return least
