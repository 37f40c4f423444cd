from typing import List, Optional


class Solution:
    def inorderTraversal(self, root: Optional[TreeNode]) -> List[int]:
        values = []
        node = root
        while node:
            if node.left is None:
                values.append(node.val)
                node = node.right
                continue
            before = node.left
            while before.right and before.right is not node:
                before = before.right
            if before.right is None:
                before.right = node
                node = node.left
            else:
                before.right = None
                values.append(node.val)
                node = node.right
        return values
