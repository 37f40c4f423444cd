# Wrong Answer: nodes in the same row and column keep their order in the tree instead of being sorted
from collections import defaultdict
from typing import Optional


class Solution:
    def verticalTraversal(self, root: Optional[TreeNode]) -> list[list[int]]:
        columns = defaultdict(list)
        row = [(root, 0)]
        while row:
            below = []
            for node, column in row:
                columns[column].append(node.val)
                if node.left:
                    below.append((node.left, column - 1))
                if node.right:
                    below.append((node.right, column + 1))
            row = below
        return [columns[column] for column in sorted(columns)]
