from typing import Optional


class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = root.val + self.arm(root.left) + self.arm(root.right)
        for child in (root.left, root.right):
            if child:
                best = max(best, self.maxPathSum(child))
        return best

    def arm(self, node: Optional[TreeNode]) -> int:
        if node is None:
            return 0
        return max(0, node.val + max(self.arm(node.left), self.arm(node.right)))
