# Runtime Error: builds the left subtree first, although the right one comes first from the end of postorder
class Solution:
    def buildTree(self, inorder, postorder):
        if not inorder:
            return None
        root = TreeNode(postorder.pop())
        k = inorder.index(root.val)
        root.left = self.buildTree(inorder[:k], postorder)
        root.right = self.buildTree(inorder[k + 1:], postorder)
        return root
