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
        root = None
        for val in map(int, data.split()):
            parent, node = None, root
            while node:
                parent, node = node, node.left if val < node.val else node.right
            if parent is None:
                root = TreeNode(val)
            elif val < parent.val:
                parent.left = TreeNode(val)
            else:
                parent.right = TreeNode(val)
        return root
