from typing import Optional


class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        return self.mirror(root.left, root.right)

    def mirror(self, one: Optional[TreeNode], other: Optional[TreeNode]) -> bool:
        if one is None or other is None:
            return one is other
        return (
            one.val == other.val
            and self.mirror(one.left, other.right)
            and self.mirror(one.right, other.left)
        )
