class Solution:
    def buildTree(self, inorder, postorder):
        where = {v: i for i, v in enumerate(inorder)}
        def build(lo, hi):
            if lo > hi:
                return None
            root = TreeNode(postorder.pop())
            mid = where[root.val]
            root.right = build(mid + 1, hi)
            root.left = build(lo, mid - 1)
            return root
        return build(0, len(inorder) - 1)
