from collections import deque
from typing import Optional


class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        words = []
        queue = deque([root])
        while queue:
            node = queue.popleft()
            if node is None:
                words.append("#")
            else:
                words.append(str(node.val))
                queue += node.left, node.right
        return ",".join(words)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        words = iter(data.split(","))

        def read():
            word = next(words)
            return None if word == "#" else TreeNode(int(word))

        root = read()
        queue = deque([root])
        while queue:
            node = queue.popleft()
            if node:
                node.left = read()
                node.right = read()
                queue += node.left, node.right
        return root
