from typing import Optional


class Solution:
    def widthOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        level = [(root, 0)]
        widest = 0
        while level:
            first = level[0][1]
            widest = max(widest, level[-1][1] - first + 1)
            below = []
            for node, index in level:
                if node.left:
                    below.append((node.left, 2 * (index - first)))
                if node.right:
                    below.append((node.right, 2 * (index - first) + 1))
            level = below
        return widest
