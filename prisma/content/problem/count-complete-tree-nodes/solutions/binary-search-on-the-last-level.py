from typing import Optional


class Solution:
    def countNodes(self, root: Optional[TreeNode]) -> int:
        if root is None:
            return 0
        depth = 0
        node = root.left
        while node:
            depth += 1
            node = node.left

        def exists(position: int) -> bool:
            node = root
            for bit in range(depth - 1, -1, -1):
                node = node.right if position >> bit & 1 else node.left
            return node is not None

        low, high = 1, 2 ** depth
        while low < high:
            middle = (low + high) // 2
            if exists(middle):
                low = middle + 1
            else:
                high = middle
        return 2 ** depth - 1 + low
