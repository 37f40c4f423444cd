class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        res = -math.inf
        def gain(node):
            nonlocal res
            if not node: return 0
            l, r = max(gain(node.left), 0), max(gain(node.right), 0)
            res = max(res, l + r + node.val)
            return max(l, r) + node.val
        gain(root)
        return res
