from typing import Optional


class Solution:
    def isValidBST(self, root: Optional["TreeNode"]) -> bool:
        def all_below(node, limit):
            if node is None:
                return True
            return (
                node.val < limit
                and all_below(node.left, limit)
                and all_below(node.right, limit)
            )

        def all_above(node, limit):
            if node is None:
                return True
            return (
                node.val > limit
                and all_above(node.left, limit)
                and all_above(node.right, limit)
            )

        if root is None:
            return True
        return (
            all_below(root.left, root.val)
            and all_above(root.right, root.val)
            and self.isValidBST(root.left)
            and self.isValidBST(root.right)
        )
