# Wrong Answer: does not connect a right child with the left child of the next parent
class Solution:
    def connect(self, root):
        if root and root.left:
            root.left.next = root.right
            self.connect(root.left)
            self.connect(root.right)
        return root
