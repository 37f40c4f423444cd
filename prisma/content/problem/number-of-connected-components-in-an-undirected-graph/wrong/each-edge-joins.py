# Wrong Answer: decrements the count for each edge, even inside a component
class Solution:
    def countComponents(self, n, edges):
        return max(1, n - len(edges))
