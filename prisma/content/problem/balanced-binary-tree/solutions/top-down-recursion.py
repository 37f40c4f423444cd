from typing import Optional


class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        if root is None:
            return True
        if abs(self.height(root.left) - self.height(root.right)) > 1:
            return False
        return self.isBalanced(root.left) and self.isBalanced(root.right)

    def height(self, node: Optional[TreeNode]) -> int:
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))
