from typing import Optional


class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        return self.height(root) >= 0

    def height(self, node: Optional[TreeNode]) -> int:
        """-1 if the subtree is not balanced."""
        if node is None:
            return 0
        left = self.height(node.left)
        if left < 0:
            return -1
        right = self.height(node.right)
        if right < 0 or abs(left - right) > 1:
            return -1
        return 1 + max(left, right)
