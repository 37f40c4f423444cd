from typing import Optional


class Solution:
    def preorderTraversal(self, root: Optional[TreeNode]) -> list[int]:
        values = []
        node = root
        while node:
            if node.left is None:
                values.append(node.val)
                node = node.right
                continue
            predecessor = node.left
            while predecessor.right and predecessor.right is not node:
                predecessor = predecessor.right
            if predecessor.right is None:
                values.append(node.val)
                predecessor.right = node
                node = node.left
            else:
                predecessor.right = None
                node = node.right
        return values
