from typing import Optional


class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        words = []

        def write(node):
            if node is None:
                words.append("#")
                return
            words.append(str(node.val))
            write(node.left)
            write(node.right)

        write(root)
        return ",".join(words)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        words = iter(data.split(","))

        def read():
            word = next(words)
            if word == "#":
                return None
            node = TreeNode(int(word))
            node.left = read()
            node.right = read()
            return node

        return read()
