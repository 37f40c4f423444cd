from collections import Counter
from typing import Optional


class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> int:
        counts = Counter({0: 1})

        def count(node: Optional[TreeNode], above: int) -> int:
            if node is None:
                return 0
            total = above + node.val
            paths = counts[total - targetSum]
            counts[total] += 1
            paths += count(node.left, total) + count(node.right, total)
            counts[total] -= 1
            return paths

        return count(root, 0)
