from typing import Optional


class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> list[int]:
        seen = []

        def walk(node: Optional[TreeNode], depth: int) -> None:
            if node is None:
                return
            if depth == len(seen):
                seen.append(node.val)
            walk(node.right, depth + 1)
            walk(node.left, depth + 1)

        walk(root, 0)
        return seen
