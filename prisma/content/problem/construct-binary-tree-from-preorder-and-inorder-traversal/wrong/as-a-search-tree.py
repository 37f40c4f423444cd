# Wrong Answer: inserts the values as if the tree were a binary search tree
from typing import Optional


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> Optional[TreeNode]:
        root = TreeNode(preorder[0])
        for val in preorder[1:]:
            node = root
            while True:
                side = "left" if val < node.val else "right"
                if getattr(node, side) is None:
                    setattr(node, side, TreeNode(val))
                    break
                node = getattr(node, side)
        return root
