# Wrong Answer: pushes the left child first, so the right subtree is visited before the left one
class Solution:
    def preorderTraversal(self, root):
        values = []
        stack = [root] if root else []
        while stack:
            node = stack.pop()
            values.append(node.val)
            stack.extend(child for child in (node.left, node.right) if child)
        return values
