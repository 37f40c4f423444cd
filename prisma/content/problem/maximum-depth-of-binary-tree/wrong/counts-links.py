# Wrong Answer: counts the edges of the longest path, one less than its nodes
from typing import Optional


class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        if root is None or (root.left is None and root.right is None):
            return 0
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
