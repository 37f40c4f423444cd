class Solution:
    def flatten(self, root: Optional[TreeNode]) -> None:
        nodes = []

        def collect(node: Optional[TreeNode]) -> None:
            if node is None:
                return
            nodes.append(node)
            collect(node.left)
            collect(node.right)

        collect(root)
        for i, node in enumerate(nodes):
            node.left = None
            node.right = nodes[i + 1] if i + 1 < len(nodes) else None
