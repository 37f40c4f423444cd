class Solution:
    def depth(self, root):
        if root == None: return 0
        return max(self.depth(root.left), self.depth(root.right)) + 1
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        if root == None: return True
        return abs(self.depth(root.left) - self.depth(root.right)) < 2 and self.isBalanced(root.left) and self.isBalanced(root.right)
