# Wrong Answer: records a node when it is pushed, which is preorder
class Solution:
    def inorderTraversal(self, root):
        values = []
        stack = []
        node = root
        while node or stack:
            while node:
                values.append(node.val)
                stack.append(node)
                node = node.left
            node = stack.pop().right
        return values
