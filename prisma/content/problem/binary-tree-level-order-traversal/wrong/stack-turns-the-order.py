# Wrong Answer: a stack returns the right child first, so levels run from right to left
from typing import List, Optional


class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        stack = [(root, 0)]
        while stack:
            node, depth = stack.pop()
            if node is None:
                continue
            if depth == len(levels):
                levels.append([])
            levels[depth].append(node.val)
            stack.append((node.left, depth + 1))
            stack.append((node.right, depth + 1))
        return levels
