# Wrong Answer: counts as if the last level were full
class Solution:
    def countNodes(self, root):
        height = 0
        while root:
            height += 1
            root = root.left
        return 2 ** height - 1
