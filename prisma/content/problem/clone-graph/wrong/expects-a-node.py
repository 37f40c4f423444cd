# Runtime Error: reads the value of a node that is null when the graph is empty
class Solution:
    def cloneGraph(self, node):
        copies = {node: Node(node.val)}
        stack = [node]
        while stack:
            original = stack.pop()
            for neighbor in original.neighbors:
                if neighbor not in copies:
                    copies[neighbor] = Node(neighbor.val)
                    stack.append(neighbor)
                copies[original].neighbors.append(copies[neighbor])
        return copies[node]
