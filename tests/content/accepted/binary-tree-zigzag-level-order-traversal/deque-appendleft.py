from collections import deque
class Solution:
    def zigzagLevelOrder(self, root):
        if not root: return []
        q, out = deque([root]), []
        while q:
            row = deque()
            for _ in range(len(q)):
                n = q.popleft()
                row.append(n.val) if len(out) % 2 == 0 else row.appendleft(n.val)
                for c in filter(None, (n.left, n.right)):
                    q.append(c)
            out.append(list(row))
        return out
