# Wrong Answer: compares the heights at the root only
from typing import Optional


class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        def height(node: Optional[TreeNode]) -> int:
            if node is None:
                return 0
            return 1 + max(height(node.left), height(node.right))

        return root is None or abs(height(root.left) - height(root.right)) <= 1
