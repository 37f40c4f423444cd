from itertools import pairwise
from typing import Optional


class Solution:
    def isValidBST(self, root: Optional["TreeNode"]) -> bool:
        values = []

        def walk(node):
            if node:
                walk(node.left)
                values.append(node.val)
                walk(node.right)

        walk(root)
        return all(first < second for first, second in pairwise(values))
