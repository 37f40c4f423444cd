from collections import deque
from math import inf
from typing import Optional


class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        values = []

        def write(node):
            if node:
                values.append(str(node.val))
                write(node.left)
                write(node.right)

        write(root)
        return " ".join(values)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        values = deque(map(int, data.split()))

        def build(limit):
            if not values or values[0] > limit:
                return None
            node = TreeNode(values.popleft())
            node.left = build(node.val)
            node.right = build(limit)
            return node

        return build(inf)
