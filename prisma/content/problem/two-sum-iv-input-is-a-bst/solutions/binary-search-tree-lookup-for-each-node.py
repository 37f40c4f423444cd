from typing import Optional


class Solution:
    def findTarget(self, root: Optional[TreeNode], k: int) -> bool:
        def find(value: int) -> Optional[TreeNode]:
            node = root
            while node and node.val != value:
                node = node.left if value < node.val else node.right
            return node

        def has_pair(node: Optional[TreeNode]) -> bool:
            if node is None:
                return False
            partner = find(k - node.val)
            if partner is not None and partner is not node:
                return True
            return has_pair(node.left) or has_pair(node.right)

        return has_pair(root)
