# Wrong Answer: a mutable default argument is created once, so the next call appends to the last answer
from typing import List, Optional


class Solution:
    def levelOrder(
        self, root: Optional[TreeNode], depth: int = 0, levels: List[List[int]] = []
    ) -> List[List[int]]:
        if root:
            if depth == len(levels):
                levels.append([])
            levels[depth].append(root.val)
            self.levelOrder(root.left, depth + 1, levels)
            self.levelOrder(root.right, depth + 1, levels)
        return levels
