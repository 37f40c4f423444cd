from typing import Optional


class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        stack = []
        node = root
        previous = None
        while node or stack:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            if previous is not None and node.val <= previous.val:
                return False
            previous = node
            node = node.right
        return True
