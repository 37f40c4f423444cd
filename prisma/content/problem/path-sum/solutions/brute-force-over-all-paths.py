from typing import Optional


class Solution:
    def hasPathSum(self, root: Optional[TreeNode], targetSum: int) -> bool:
        paths = []

        def collect(node: Optional[TreeNode], path: list[int]) -> None:
            if node is None:
                return
            path = path + [node.val]
            if node.left is None and node.right is None:
                paths.append(path)
            collect(node.left, path)
            collect(node.right, path)

        collect(root, [])
        return any(sum(path) == targetSum for path in paths)
