from typing import List, Optional


class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        while True:
            level = []
            self.collect(root, len(levels), level)
            if not level:
                return levels
            levels.append(level)

    def collect(self, node: Optional[TreeNode], below: int, level: List[int]) -> None:
        if node is None:
            return
        if below == 0:
            level.append(node.val)
            return
        self.collect(node.left, below - 1, level)
        self.collect(node.right, below - 1, level)
