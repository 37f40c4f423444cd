from typing import Optional


class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        numbers = {}

        def number_of(node: Optional[TreeNode]) -> int:
            if node is None:
                return 0
            subtree = (node.val, number_of(node.left), number_of(node.right))
            return numbers.setdefault(subtree, len(numbers) + 1)

        number_of(root)
        given = len(numbers)
        return number_of(subRoot) <= given
