# Wrong Answer: swaps the children of the root, but not those of the nodes below
from typing import Optional


class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if root:
            root.left, root.right = root.right, root.left
        return root
