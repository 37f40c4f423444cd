from typing import Optional


class Solution:
    def widthOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        level = [root]
        widest = 0
        while level:
            widest = max(widest, len(level))
            below = []
            for node in level:
                below.append(node.left if node else None)
                below.append(node.right if node else None)
            nodes = [i for i, node in enumerate(below) if node]
            level = below[nodes[0]:nodes[-1] + 1] if nodes else []
        return widest
