from typing import Optional


class Solution:
    def connect(self, root: Optional["Node"]) -> Optional["Node"]:
        last = []

        def visit(node: Optional["Node"], depth: int) -> None:
            if not node:
                return
            if depth == len(last):
                last.append(node)
            else:
                last[depth].next = node
                last[depth] = node
            visit(node.left, depth + 1)
            visit(node.right, depth + 1)

        visit(root, 0)
        return root
