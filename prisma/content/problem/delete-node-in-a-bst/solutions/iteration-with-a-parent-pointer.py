from typing import Optional


class Solution:
    def deleteNode(self, root: Optional[TreeNode], key: int) -> Optional[TreeNode]:
        parent = None
        node = root
        while node and node.val != key:
            parent = node
            node = node.left if key < node.val else node.right
        if not node:
            return root
        if node.left and node.right:
            successor = node.right
            parent = node
            while successor.left:
                parent = successor
                successor = successor.left
            node.val = successor.val
            node = successor
        child = node.left or node.right
        if not parent:
            return child
        if parent.left is node:
            parent.left = child
        else:
            parent.right = child
        return root
