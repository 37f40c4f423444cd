# Wrong Answer: compares only the traversal order of the values, which trees of different structure may share
from typing import Optional


class Solution:
    def isSameTree(self, p: Optional[TreeNode], q: Optional[TreeNode]) -> bool:
        def values(node: Optional[TreeNode]) -> list[int]:
            if node is None:
                return []
            return [node.val] + values(node.left) + values(node.right)

        return values(p) == values(q)
