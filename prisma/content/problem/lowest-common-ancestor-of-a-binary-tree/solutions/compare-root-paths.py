from typing import Optional


class Solution:
    def lowestCommonAncestor(
        self, root: TreeNode, p: TreeNode, q: TreeNode
    ) -> TreeNode:
        def find(
            node: Optional[TreeNode], target: TreeNode, path: list[TreeNode]
        ) -> bool:
            if node is None:
                return False
            path.append(node)
            if node is target:
                return True
            if find(node.left, target, path) or find(node.right, target, path):
                return True
            path.pop()
            return False

        path_to_p, path_to_q = [], []
        find(root, p, path_to_p)
        find(root, q, path_to_q)
        lowest = root
        for on_p, on_q in zip(path_to_p, path_to_q):
            if on_p is not on_q:
                break
            lowest = on_p
        return lowest
