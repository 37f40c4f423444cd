# Wrong Answer: checks only the number of edges, but a cycle and an isolated node have n - 1 edges too
class Solution:
    def validTree(self, n, edges):
        return len(edges) == n - 1
