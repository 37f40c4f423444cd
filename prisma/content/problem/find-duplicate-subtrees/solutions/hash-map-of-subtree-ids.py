from collections import Counter
from typing import List, Optional


class Solution:
    def findDuplicateSubtrees(self, root: Optional[TreeNode]) -> List[TreeNode]:
        ids = {}
        counts = Counter()
        duplicates = []

        def id_of(node: Optional[TreeNode]) -> int:
            if node is None:
                return 0
            key = (node.val, id_of(node.left), id_of(node.right))
            number = ids.setdefault(key, len(ids) + 1)
            counts[number] += 1
            if counts[number] == 2:
                duplicates.append(node)
            return number

        id_of(root)
        return duplicates
