from typing import List, Optional


class Solution:
    def buildTree(self, inorder: List[int], postorder: List[int]) -> Optional[TreeNode]:
        index_of = {val: index for index, val in enumerate(inorder)}
        roots = reversed(postorder)

        def build(start: int, end: int) -> Optional[TreeNode]:
            if start == end:
                return None
            root = TreeNode(next(roots))
            index = index_of[root.val]
            root.right = build(index + 1, end)
            root.left = build(start, index)
            return root

        return build(0, len(inorder))
