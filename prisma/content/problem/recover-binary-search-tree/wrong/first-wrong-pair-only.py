# Wrong Answer: swaps the two nodes of the first wrong pair, also if the second swapped node comes later
class Solution:
    def recoverTree(self, root):
        stack = []
        node = root
        previous = None
        while stack or node:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            if previous and previous.val > node.val:
                previous.val, node.val = node.val, previous.val
                return
            previous = node
            node = node.right
