# Wrong Answer: compares a node only with its parent, not with the whole path
from typing import Optional


class Solution:
    def goodNodes(self, root: Optional[TreeNode]) -> int:
        def count(node: Optional[TreeNode], parent: int) -> int:
            if node is None:
                return 0
            is_good = node.val >= parent
            return is_good + count(node.left, node.val) + count(node.right, node.val)

        return count(root, root.val)
