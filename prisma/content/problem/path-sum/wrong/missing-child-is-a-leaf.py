# Wrong Answer: compares at a missing child, so a node with one child counts as a leaf
class Solution:
    def hasPathSum(self, root, targetSum):
        if root is None:
            return targetSum == 0
        rest = targetSum - root.val
        return self.hasPathSum(root.left, rest) or self.hasPathSum(root.right, rest)
