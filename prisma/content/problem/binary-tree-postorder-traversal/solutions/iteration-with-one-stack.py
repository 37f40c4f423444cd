class Solution:
    def postorderTraversal(self, root: Optional[TreeNode]) -> list[int]:
        values = []
        stack = []
        node, last = root, None
        while node or stack:
            while node:
                stack.append(node)
                node = node.left
            top = stack[-1]
            if top.right and top.right is not last:
                node = top.right
            else:
                values.append(top.val)
                last = stack.pop()
        return values
