class Solution:
    def flatten(self, root: Optional[TreeNode]) -> None:
        node = root
        while node:
            if node.left:
                last = node.left
                while last.right:
                    last = last.right
                last.right = node.right
                node.right = node.left
                node.left = None
            node = node.right
