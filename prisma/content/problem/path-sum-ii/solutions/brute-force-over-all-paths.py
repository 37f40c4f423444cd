from typing import List, Optional


class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> List[List[int]]:
        paths = []

        def collect(node: Optional[TreeNode], above: List[int]) -> None:
            if node is None:
                return
            path = above + [node.val]
            if node.left is None and node.right is None:
                paths.append(path)
            collect(node.left, path)
            collect(node.right, path)

        collect(root, [])
        return [path for path in paths if sum(path) == targetSum]
