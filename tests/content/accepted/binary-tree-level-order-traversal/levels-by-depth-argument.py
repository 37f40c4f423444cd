class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        d = collections.defaultdict(list)
        def go(n, h):
            if n is None: return
            d[h].append(n.val)
            go(n.left, h + 1)
            go(n.right, h + 1)
        go(root, 0)
        return list(d.values())
