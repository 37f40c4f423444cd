# Wrong Answer: descends by comparing values, as if the tree were a binary search tree
from typing import Optional


class Solution:
    def lowestCommonAncestor(self, root: Optional[TreeNode], p: int, q: int) -> int:
        node = root
        while True:
            if p < node.val and q < node.val and node.left:
                node = node.left
            elif p > node.val and q > node.val and node.right:
                node = node.right
            else:
                return node.val
