# Wrong Answer: overwrites the right pointer before the right subtree is attached anywhere
class Solution:
    def flatten(self, root):
        node = root
        while node:
            if node.left:
                node.right = node.left
                node.left = None
            node = node.right
