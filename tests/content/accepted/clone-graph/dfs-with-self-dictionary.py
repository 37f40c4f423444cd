"""
# Definition for a Node.
class Node:
    def __init__(self, val = 0, neighbors = None):
        self.val = val
        self.neighbors = neighbors if neighbors is not None else []
"""
class Solution:
    def __init__(self):
        self.copies = {}
    def cloneGraph(self, node):
        if not node: return node
        if node in self.copies: return self.copies[node]
        self.copies[node] = Node(node.val, [])
        self.copies[node].neighbors = [self.cloneGraph(n) for n in node.neighbors]
        return self.copies[node]
