from typing import Optional


class Solution:
    def lowestCommonAncestor(self, root: Optional[TreeNode], p: int, q: int) -> int:
        def find(node: Optional[TreeNode], value: int, path: list[int]) -> bool:
            if node is None:
                return False
            path.append(node.val)
            if node.val == value:
                return True
            if find(node.left, value, path) or find(node.right, value, path):
                return True
            path.pop()
            return False

        path_to_p, path_to_q = [], []
        find(root, p, path_to_p)
        find(root, q, path_to_q)
        lowest = root.val
        for on_p, on_q in zip(path_to_p, path_to_q):
            if on_p != on_q:
                break
            lowest = on_p
        return lowest
