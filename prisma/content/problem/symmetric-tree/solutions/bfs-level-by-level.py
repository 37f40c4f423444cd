from typing import Optional


class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        level = [root]
        while level:
            values = [node.val if node else None for node in level]
            if values != values[::-1]:
                return False
            level = [
                child
                for node in level
                if node
                for child in (node.left, node.right)
            ]
        return True
