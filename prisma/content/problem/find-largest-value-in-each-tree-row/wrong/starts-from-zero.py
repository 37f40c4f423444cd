# Wrong Answer: starts each row with 0, which is larger than negative values
from typing import List, Optional


class Solution:
    def largestValues(self, root: Optional[TreeNode]) -> List[int]:
        largest = []
        row = [root] if root else []
        while row:
            most = 0
            for node in row:
                most = max(most, node.val)
            largest.append(most)
            row = [child for node in row for child in (node.left, node.right) if child]
        return largest
