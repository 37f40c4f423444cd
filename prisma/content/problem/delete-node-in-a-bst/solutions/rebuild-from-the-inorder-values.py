from typing import List, Optional


class Solution:
    def deleteNode(self, root: Optional[TreeNode], key: int) -> Optional[TreeNode]:
        values = []

        def walk(node: Optional[TreeNode]) -> None:
            if node:
                walk(node.left)
                if node.val != key:
                    values.append(node.val)
                walk(node.right)

        def build(low: int, high: int) -> Optional[TreeNode]:
            if low > high:
                return None
            middle = (low + high) // 2
            left = build(low, middle - 1)
            return TreeNode(values[middle], left, build(middle + 1, high))

        walk(root)
        return build(0, len(values) - 1)
