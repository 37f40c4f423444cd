# Wrong Answer: accepts if the second tree matches only the upper part of a subtree
from typing import Optional


class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        if root is None:
            return False
        return (
            self.begins_with(root, subRoot)
            or self.isSubtree(root.left, subRoot)
            or self.isSubtree(root.right, subRoot)
        )

    def begins_with(self, a: Optional[TreeNode], b: Optional[TreeNode]) -> bool:
        if b is None:
            return True
        return (
            a is not None
            and a.val == b.val
            and self.begins_with(a.left, b.left)
            and self.begins_with(a.right, b.right)
        )
