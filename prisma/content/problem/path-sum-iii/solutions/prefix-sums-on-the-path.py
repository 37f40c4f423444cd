from typing import Optional


class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> int:
        prefix = [0]

        def count(node: Optional[TreeNode]) -> int:
            if node is None:
                return 0
            total = prefix[-1] + node.val
            paths = prefix.count(total - targetSum)
            prefix.append(total)
            paths += count(node.left) + count(node.right)
            prefix.pop()
            return paths

        return count(root)
