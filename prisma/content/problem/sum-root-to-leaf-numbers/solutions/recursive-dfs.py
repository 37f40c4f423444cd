from typing import Optional


class Solution:
    def sumNumbers(self, root: Optional[TreeNode]) -> int:
        def sum_from(node: Optional[TreeNode], number: int) -> int:
            if node is None:
                return 0
            number = number * 10 + node.val
            if node.left is None and node.right is None:
                return number
            return sum_from(node.left, number) + sum_from(node.right, number)

        return sum_from(root, 0)
