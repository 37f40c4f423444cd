from typing import List, Optional


class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> List[List[int]]:
        paths = []
        parents = {root: None}
        stack = [(root, root.val)] if root else []
        while stack:
            node, total = stack.pop()
            if node.left is None and node.right is None and total == targetSum:
                paths.append(self.path_to(node, parents))
            for child in (node.right, node.left):
                if child:
                    parents[child] = node
                    stack.append((child, total + child.val))
        return paths

    def path_to(self, leaf: TreeNode, parents: dict) -> List[int]:
        path = []
        node = leaf
        while node:
            path.append(node.val)
            node = parents[node]
        return path[::-1]
