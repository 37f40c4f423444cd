from typing import Optional


class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = root.val

        def arm(node: Optional[TreeNode]) -> int:
            nonlocal best
            if node is None:
                return 0
            left = arm(node.left)
            right = arm(node.right)
            best = max(best, node.val + left + right)
            return max(0, node.val + max(left, right))

        arm(root)
        return best
