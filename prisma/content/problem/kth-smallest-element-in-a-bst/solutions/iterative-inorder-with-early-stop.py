from typing import Optional


class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        waiting = []
        node = root
        while True:
            while node:
                waiting.append(node)
                node = node.left
            node = waiting.pop()
            k -= 1
            if k == 0:
                return node.val
            node = node.right
