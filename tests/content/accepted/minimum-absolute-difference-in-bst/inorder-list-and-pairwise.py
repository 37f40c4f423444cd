class Solution:
    def getMinimumDifference(self, root: Optional[TreeNode]) -> int:
        def inorder(n): return inorder(n.left) + [n.val] + inorder(n.right) if n else []
        return min(b - a for a, b in pairwise(inorder(root)))
