from typing import Optional


class Solution:
    def preorderTraversal(self, root: Optional[TreeNode]) -> list[int]:
        values = []
        stack = [root] if root else []
        while stack:
            node = stack.pop()
            values.append(node.val)
            if node.right:
                stack.append(node.right)
            if node.left:
                stack.append(node.left)
        return values
