class Solution:
    def postorderTraversal(self, root: Optional[TreeNode]) -> list[int]:
        values = []
        stack = [root] if root else []
        while stack:
            node = stack.pop()
            values.append(node.val)
            if node.left:
                stack.append(node.left)
            if node.right:
                stack.append(node.right)
        values.reverse()
        return values
