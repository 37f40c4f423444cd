from math import inf
from typing import Optional


class Solution:
    def isValidBST(self, root: Optional["TreeNode"]) -> bool:
        def fits(node, low, high):
            if node is None:
                return True
            return (
                low < node.val < high
                and fits(node.left, low, node.val)
                and fits(node.right, node.val, high)
            )

        return fits(root, -inf, inf)
