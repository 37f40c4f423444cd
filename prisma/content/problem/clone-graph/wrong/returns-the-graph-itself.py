# Wrong Answer: returns the original nodes instead of new ones
class Solution:
    def cloneGraph(self, node):
        return node
