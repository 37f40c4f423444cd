from typing import Optional


class Solution:
    def countNodes(self, root: Optional[TreeNode]) -> int:
        if root is None:
            return 0
        left_height, node = 0, root
        while node:
            left_height += 1
            node = node.left
        right_height, node = 0, root
        while node:
            right_height += 1
            node = node.right
        if left_height == right_height:
            return 2 ** left_height - 1
        return 1 + self.countNodes(root.left) + self.countNodes(root.right)
