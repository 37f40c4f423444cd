from typing import Optional


class Solution:
    def widthOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        first = []
        widest = 0

        def visit(node: Optional[TreeNode], depth: int, index: int) -> None:
            nonlocal widest
            if node is None:
                return
            if depth == len(first):
                first.append(index)
            distance = index - first[depth]
            widest = max(widest, distance + 1)
            visit(node.left, depth + 1, 2 * distance)
            visit(node.right, depth + 1, 2 * distance + 1)

        visit(root, 0, 0)
        return widest
