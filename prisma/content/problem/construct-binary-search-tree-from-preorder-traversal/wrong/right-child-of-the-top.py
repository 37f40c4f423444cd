# Wrong Answer: hangs a larger value below the last node without popping to the right ancestor
class Solution:
    def bstFromPreorder(self, preorder):
        root = node = TreeNode(preorder[0])
        for val in preorder[1:]:
            child = TreeNode(val)
            if val < node.val:
                node.left = child
            else:
                node.right = child
            node = child
        return root
