from typing import Optional


class Solution:
    def preorderTraversal(self, root: Optional[TreeNode]) -> list[int]:
        values = []

        def visit(node: Optional[TreeNode]) -> None:
            if node is None:
                return
            values.append(node.val)
            visit(node.left)
            visit(node.right)

        visit(root)
        return values
