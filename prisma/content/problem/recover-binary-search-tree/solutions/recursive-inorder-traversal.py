from typing import Optional


class Solution:
    def recoverTree(self, root: Optional[TreeNode]) -> None:
        first = second = previous = None

        def walk(node: Optional[TreeNode]) -> None:
            nonlocal first, second, previous
            if not node:
                return
            walk(node.left)
            if previous and previous.val > node.val:
                first = first or previous
                second = node
            previous = node
            walk(node.right)

        walk(root)
        first.val, second.val = second.val, first.val
