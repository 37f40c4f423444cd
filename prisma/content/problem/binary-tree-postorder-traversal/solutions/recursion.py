class Solution:
    def postorderTraversal(self, root: Optional[TreeNode]) -> list[int]:
        values = []

        def visit(node: Optional[TreeNode]) -> None:
            if node is None:
                return
            visit(node.left)
            visit(node.right)
            values.append(node.val)

        visit(root)
        return values
