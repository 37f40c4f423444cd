from bisect import bisect_left
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
        preorder = [int(word) for word in data.split()]
        inorder = sorted(preorder)
        roots = iter(preorder)

        def build(start, end):
            if start == end:
                return None
            root = TreeNode(next(roots))
            place = bisect_left(inorder, root.val, start, end)
            root.left = build(start, place)
            root.right = build(place + 1, end)
            return root

        return build(0, len(inorder))
