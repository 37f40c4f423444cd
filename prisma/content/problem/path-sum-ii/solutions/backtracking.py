from typing import List, Optional


class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> List[List[int]]:
        paths = []
        path = []

        def visit(node: Optional[TreeNode], missing: int) -> None:
            if node is None:
                return
            path.append(node.val)
            missing -= node.val
            if node.left is None and node.right is None and missing == 0:
                paths.append(path[:])
            visit(node.left, missing)
            visit(node.right, missing)
            path.pop()

        visit(root, targetSum)
        return paths
