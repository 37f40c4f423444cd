from typing import Optional


class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> list[int]:
        seen = []
        level = [root] if root else []
        while level:
            seen.append(level[-1].val)
            children = ((node.left, node.right) for node in level)
            level = [child for pair in children for child in pair if child]
        return seen
