# Wrong Answer: hasNext consumes a value, so calling it twice loses one
from typing import Iterator, Optional


class BSTIterator:
    def __init__(self, root: Optional[TreeNode]):
        self.values = self.walk(root)
        self.coming = None

    def next(self) -> int:
        if self.coming is None:
            return next(self.values)
        val, self.coming = self.coming, None
        return val

    def hasNext(self) -> bool:
        self.coming = next(self.values, None)
        return self.coming is not None

    def walk(self, root: Optional[TreeNode]) -> Iterator[int]:
        waiting, node = [], root
        while node or waiting:
            while node:
                waiting.append(node)
                node = node.left
            node = waiting.pop()
            yield node.val
            node = node.right
