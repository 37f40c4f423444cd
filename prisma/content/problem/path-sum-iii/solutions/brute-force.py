from typing import Optional


class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> int:
        if root is None:
            return 0
        return (
            self.starting_at(root, targetSum)
            + self.pathSum(root.left, targetSum)
            + self.pathSum(root.right, targetSum)
        )

    def starting_at(self, node: Optional[TreeNode], missing: int) -> int:
        if node is None:
            return 0
        missing -= node.val
        below = self.starting_at(node.left, missing)
        below += self.starting_at(node.right, missing)
        return below + (missing == 0)
