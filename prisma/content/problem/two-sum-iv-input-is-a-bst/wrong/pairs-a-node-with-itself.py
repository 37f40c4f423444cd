# Wrong Answer: collects all values first, so a node with half of k is paired with itself
class Solution:
    def findTarget(self, root, k):
        values = set()
        stack = [root]
        while stack:
            node = stack.pop()
            if node:
                values.add(node.val)
                stack += [node.left, node.right]
        return any(k - value in values for value in values)
