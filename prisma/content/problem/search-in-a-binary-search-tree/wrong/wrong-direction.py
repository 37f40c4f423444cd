# Wrong Answer: goes to the right for a smaller value and to the left for a larger one
class Solution:
    def searchBST(self, root, val):
        while root and root.val != val:
            root = root.right if val < root.val else root.left
        return root
