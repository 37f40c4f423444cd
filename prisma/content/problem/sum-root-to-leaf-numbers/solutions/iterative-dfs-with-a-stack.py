from typing import Optional


class Solution:
    def sumNumbers(self, root: Optional[TreeNode]) -> int:
        total = 0
        stack = [(root, root.val)]
        while stack:
            node, number = stack.pop()
            if node.left is None and node.right is None:
                total += number
            for child in (node.left, node.right):
                if child:
                    stack.append((child, number * 10 + child.val))
        return total
