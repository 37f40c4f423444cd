class Solution:
    def flatten(self, root: Optional[TreeNode]) -> None:
        following = None

        def link(node: Optional[TreeNode]) -> None:
            nonlocal following
            if node is None:
                return
            link(node.right)
            link(node.left)
            node.right = following
            node.left = None
            following = node

        link(root)
