from typing import Optional


class BSTIterator:
    def __init__(self, root: Optional[TreeNode]):
        self.waiting = []
        self.push_left(root)

    def next(self) -> int:
        node = self.waiting.pop()
        self.push_left(node.right)
        return node.val

    def hasNext(self) -> bool:
        return len(self.waiting) > 0

    def push_left(self, node: Optional[TreeNode]) -> None:
        while node:
            self.waiting.append(node)
            node = node.left
