# Wrong Answer: compares only parents with their children
class Solution:
    def getMinimumDifference(self, root):
        least = 10 ** 9
        stack = [root]
        while stack:
            node = stack.pop()
            for child in (node.left, node.right):
                if child:
                    least = min(least, abs(node.val - child.val))
                    stack.append(child)
        return least
