# Wrong Answer: preorder instead of inorder, so the values are not sorted
from typing import Optional


class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        waiting = [root]
        while True:
            node = waiting.pop()
            k -= 1
            if k == 0:
                return node.val
            waiting.extend(child for child in (node.right, node.left) if child)
