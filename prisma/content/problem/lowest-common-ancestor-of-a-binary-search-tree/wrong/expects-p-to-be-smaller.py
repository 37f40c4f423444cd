# Wrong Answer: assumes that p is the smaller value
from typing import Optional


class Solution:
    def lowestCommonAncestor(self, root: Optional[TreeNode], p: int, q: int) -> int:
        node = root
        while node:
            if q < node.val:
                node = node.left
            elif p > node.val:
                node = node.right
            else:
                return node.val
        return root.val
