from collections import deque
from typing import Optional


class Solution:
    def connect(self, root: Optional["Node"]) -> Optional["Node"]:
        queue = deque([root] if root else [])
        while queue:
            for left in range(len(queue) - 1, -1, -1):
                node = queue.popleft()
                if left > 0:
                    node.next = queue[0]
                for child in (node.left, node.right):
                    if child:
                        queue.append(child)
        return root
