from collections import defaultdict
from typing import Optional


class Solution:
    def verticalTraversal(self, root: Optional[TreeNode]) -> list[list[int]]:
        columns = defaultdict(list)
        row = [(root, 0)]
        while row:
            groups = defaultdict(list)
            below = []
            for node, column in row:
                groups[column].append(node.val)
                if node.left:
                    below.append((node.left, column - 1))
                if node.right:
                    below.append((node.right, column + 1))
            for column, values in groups.items():
                columns[column] += sorted(values)
            row = below
        return [columns[column] for column in range(min(columns), max(columns) + 1)]
