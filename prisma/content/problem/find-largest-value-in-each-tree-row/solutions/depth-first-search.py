from typing import List, Optional


class Solution:
    def largestValues(self, root: Optional[TreeNode]) -> List[int]:
        largest = []

        def visit(node: Optional[TreeNode], depth: int) -> None:
            if node is None:
                return
            if depth == len(largest):
                largest.append(node.val)
            else:
                largest[depth] = max(largest[depth], node.val)
            visit(node.left, depth + 1)
            visit(node.right, depth + 1)

        visit(root, 0)
        return largest
