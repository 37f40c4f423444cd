from typing import Optional


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> Optional[TreeNode]:
        roots = iter(preorder)

        def build(start: int, end: int) -> Optional[TreeNode]:
            if start == end:
                return None
            root = TreeNode(next(roots))
            place = inorder.index(root.val, start, end)
            root.left = build(start, place)
            root.right = build(place + 1, end)
            return root

        return build(0, len(inorder))
