from collections import defaultdict, deque
from typing import Optional


class Solution:
    def verticalOrder(self, root: Optional[TreeNode]) -> list[list[int]]:
        if root is None:
            return []
        columns = defaultdict(list)
        queue = deque([(root, 0)])
        while queue:
            node, column = queue.popleft()
            columns[column].append(node.val)
            if node.left:
                queue.append((node.left, column - 1))
            if node.right:
                queue.append((node.right, column + 1))
        return [columns[column] for column in range(min(columns), max(columns) + 1)]
