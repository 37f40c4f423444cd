# Wrong Answer: returns a node for each further occurrence, so one kind is returned several times
from collections import Counter
from typing import List, Optional


class Solution:
    def findDuplicateSubtrees(self, root: Optional[TreeNode]) -> List[TreeNode]:
        counts = Counter()
        duplicates = []

        def serialize(node: Optional[TreeNode]) -> str:
            if node is None:
                return "#"
            key = f"{serialize(node.left)},{serialize(node.right)},{node.val}"
            counts[key] += 1
            if counts[key] >= 2:
                duplicates.append(node)
            return key

        serialize(root)
        return duplicates
