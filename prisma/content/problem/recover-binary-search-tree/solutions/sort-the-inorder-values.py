from typing import Optional


class Solution:
    def recoverTree(self, root: Optional[TreeNode]) -> None:
        nodes = []

        def walk(node: Optional[TreeNode]) -> None:
            if node:
                walk(node.left)
                nodes.append(node)
                walk(node.right)

        walk(root)
        values = sorted(node.val for node in nodes)
        for node, value in zip(nodes, values):
            node.val = value
