from typing import Optional


class Solution:
    def hasPathSum(self, root: Optional[TreeNode], targetSum: int) -> bool:
        stack = [(root, targetSum)] if root else []
        while stack:
            node, needed = stack.pop()
            if node.left is None and node.right is None and node.val == needed:
                return True
            for child in (node.right, node.left):
                if child:
                    stack.append((child, needed - node.val))
        return False
