from typing import Optional


class Solution:
    def goodNodes(self, root: Optional[TreeNode]) -> int:
        def count(node: Optional[TreeNode], largest: int) -> int:
            if node is None:
                return 0
            is_good = node.val >= largest
            largest = max(largest, node.val)
            return is_good + count(node.left, largest) + count(node.right, largest)

        return count(root, root.val)
