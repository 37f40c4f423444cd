# Wrong Answer: follows only the right children, so it stops where these end
from typing import Optional


class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> list[int]:
        seen = []
        node = root
        while node:
            seen.append(node.val)
            node = node.right
        return seen
