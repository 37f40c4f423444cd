from typing import List, Optional


class Solution:
    def largestValues(self, root: Optional[TreeNode]) -> List[int]:
        largest = []
        row = [root] if root else []
        while row:
            largest.append(max(node.val for node in row))
            row = [child for node in row for child in (node.left, node.right) if child]
        return largest
