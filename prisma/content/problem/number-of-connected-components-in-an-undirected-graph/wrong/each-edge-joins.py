# Wrong Answer: takes off one group for each edge, also for one within a group
class Solution:
    def countComponents(self, n, edges):
        return max(1, n - len(edges))
