from typing import Optional


class Solution:
    def isSameTree(self, p: Optional[TreeNode], q: Optional[TreeNode]) -> bool:
        level = [(p, q)]
        while level:
            following = []
            for a, b in level:
                if a is None and b is None:
                    continue
                if a is None or b is None or a.val != b.val:
                    return False
                following += [(a.left, b.left), (a.right, b.right)]
            level = following
        return True
