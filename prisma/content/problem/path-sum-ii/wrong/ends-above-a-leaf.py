# Wrong Answer: accepts a path that ends at a missing child, so a node with one child counts as a leaf
from typing import List, Optional


class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> List[List[int]]:
        paths = set()

        def visit(node: Optional[TreeNode], missing: int, path: tuple) -> None:
            if node is None:
                if missing == 0 and path:
                    paths.add(path)
                return
            visit(node.left, missing - node.val, path + (node.val,))
            visit(node.right, missing - node.val, path + (node.val,))

        visit(root, targetSum, ())
        return [list(path) for path in paths]
