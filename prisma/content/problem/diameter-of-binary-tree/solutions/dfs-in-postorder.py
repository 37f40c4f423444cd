from typing import Optional


class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        longest = 0

        def height(node: Optional[TreeNode]) -> int:
            nonlocal longest
            if node is None:
                return 0
            left = height(node.left)
            right = height(node.right)
            longest = max(longest, left + right)
            return 1 + max(left, right)

        height(root)
        return longest
