class Solution:
    def bstFromPreorder(self, preorder: list[int]) -> Optional[TreeNode]:
        root = TreeNode(preorder[0])
        for val in preorder[1:]:
            self.insert(root, val)
        return root

    def insert(self, node: TreeNode, val: int) -> None:
        while True:
            if val < node.val:
                if node.left is None:
                    node.left = TreeNode(val)
                    return
                node = node.left
            else:
                if node.right is None:
                    node.right = TreeNode(val)
                    return
                node = node.right
