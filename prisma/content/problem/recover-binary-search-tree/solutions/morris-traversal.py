from typing import Optional


class Solution:
    def recoverTree(self, root: Optional[TreeNode]) -> None:
        first = second = previous = None
        node = root
        while node:
            if node.left:
                predecessor = node.left
                while predecessor.right and predecessor.right is not node:
                    predecessor = predecessor.right
                if not predecessor.right:
                    predecessor.right = node
                    node = node.left
                    continue
                predecessor.right = None
            if previous and previous.val > node.val:
                first = first or previous
                second = node
            previous = node
            node = node.right
        first.val, second.val = second.val, first.val
