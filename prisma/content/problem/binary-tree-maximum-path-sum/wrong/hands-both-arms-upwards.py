# Wrong Answer: returns the gains of both sides to the parent, as if a path could branch
from typing import Optional


class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = root.val

        def arm(node: Optional[TreeNode]) -> int:
            nonlocal best
            if node is None:
                return 0
            total = node.val + arm(node.left) + arm(node.right)
            best = max(best, total)
            return max(0, total)

        arm(root)
        return best
