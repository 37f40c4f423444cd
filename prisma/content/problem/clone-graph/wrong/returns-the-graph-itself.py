# Wrong Answer: hands back the given nodes instead of new ones
class Solution:
    def cloneGraph(self, node):
        return node
