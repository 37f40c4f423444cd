from typing import Optional


class BSTIterator:
    def __init__(self, root: Optional[TreeNode]):
        self.values = []
        self.place = 0
        self.collect(root)

    def next(self) -> int:
        self.place += 1
        return self.values[self.place - 1]

    def hasNext(self) -> bool:
        return self.place < len(self.values)

    def collect(self, node: Optional[TreeNode]) -> None:
        if node:
            self.collect(node.left)
            self.values.append(node.val)
            self.collect(node.right)
