from collections.abc import Iterator
from typing import Optional


class Solution:
    def findTarget(self, root: Optional[TreeNode], k: int) -> bool:
        ascending = self.walk(root, "left", "right")
        descending = self.walk(root, "right", "left")
        low, high = next(ascending), next(descending)
        while low is not high:
            total = low.val + high.val
            if total == k:
                return True
            if total < k:
                low = next(ascending)
            else:
                high = next(descending)
        return False

    def walk(self, root: Optional[TreeNode], near: str, far: str) -> Iterator[TreeNode]:
        stack = []
        node = root
        while stack or node:
            while node:
                stack.append(node)
                node = getattr(node, near)
            node = stack.pop()
            yield node
            node = getattr(node, far)
