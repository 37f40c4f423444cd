# Wrong Answer: a node may be on the wrong side of an ancestor further up
class Solution:
    def isValidBST(self, root):
        if root is None:
            return True
        if root.left and root.left.val >= root.val:
            return False
        if root.right and root.right.val <= root.val:
            return False
        return self.isValidBST(root.left) and self.isValidBST(root.right)
