# Wrong Answer: on every second level enqueues the right child first, but visits the nodes in the same order
from typing import Optional


class Solution:
    def zigzagLevelOrder(self, root: Optional[TreeNode]) -> list[list[int]]:
        levels = []
        level = [root] if root else []
        while level:
            levels.append([node.val for node in level])
            below = []
            for node in level:
                children = [node.left, node.right]
                if len(levels) % 2 == 1:
                    children.reverse()
                below += [child for child in children if child]
            level = below
        return levels
