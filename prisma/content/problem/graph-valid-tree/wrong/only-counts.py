# Wrong Answer: counts the edges only, but a cycle beside a lonely node has n - 1 too
class Solution:
    def validTree(self, n, edges):
        return len(edges) == n - 1
