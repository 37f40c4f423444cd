class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        f = lambda n, m: n and (n.val >= m) + f(n.left, max(m, n.val)) + f(n.right, max(m, n.val)) or 0
        return f(root, -10**5)
