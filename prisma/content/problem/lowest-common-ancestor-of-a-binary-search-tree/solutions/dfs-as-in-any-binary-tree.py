from typing import Optional


class Solution:
    def lowestCommonAncestor(self, root: Optional[TreeNode], p: int, q: int) -> int:
        def search(node: Optional[TreeNode]) -> Optional[TreeNode]:
            if node is None or node.val in (p, q):
                return node
            left = search(node.left)
            right = search(node.right)
            if left and right:
                return node
            return left or right

        return search(root).val
