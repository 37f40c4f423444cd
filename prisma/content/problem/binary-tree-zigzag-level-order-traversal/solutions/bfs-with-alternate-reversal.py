from typing import Optional


class Solution:
    def zigzagLevelOrder(self, root: Optional[TreeNode]) -> list[list[int]]:
        levels = []
        level = [root] if root else []
        while level:
            values = [node.val for node in level]
            levels.append(values if len(levels) % 2 == 0 else values[::-1])
            children = ((node.left, node.right) for node in level)
            level = [child for pair in children for child in pair if child]
        return levels
