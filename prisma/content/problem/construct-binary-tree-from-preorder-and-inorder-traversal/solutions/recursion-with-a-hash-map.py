from typing import Optional


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> Optional[TreeNode]:
        place_of = {val: place for place, val in enumerate(inorder)}
        roots = iter(preorder)

        def build(start: int, end: int) -> Optional[TreeNode]:
            if start == end:
                return None
            root = TreeNode(next(roots))
            place = place_of[root.val]
            root.left = build(start, place)
            root.right = build(place + 1, end)
            return root

        return build(0, len(inorder))
