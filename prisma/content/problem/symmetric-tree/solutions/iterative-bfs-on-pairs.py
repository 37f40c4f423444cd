from collections import deque
from typing import Optional


class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        pairs = deque([(root.left, root.right)])
        while pairs:
            one, other = pairs.popleft()
            if one is None and other is None:
                continue
            if one is None or other is None or one.val != other.val:
                return False
            pairs.append((one.left, other.right))
            pairs.append((one.right, other.left))
        return True
