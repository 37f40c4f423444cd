from typing import Optional


class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        values = []

        def walk(node: Optional[TreeNode]) -> None:
            if node:
                walk(node.left)
                values.append(node.val)
                walk(node.right)

        walk(root)
        return values[k - 1]
