# Wrong Answer: tests whether both subtrees are identical, not whether they mirror each other
from typing import Optional


class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        return self.equal(root.left, root.right)

    def equal(self, one: Optional[TreeNode], other: Optional[TreeNode]) -> bool:
        if one is None or other is None:
            return one is other
        return (
            one.val == other.val
            and self.equal(one.left, other.left)
            and self.equal(one.right, other.right)
        )
