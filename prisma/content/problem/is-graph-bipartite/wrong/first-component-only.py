# Wrong Answer: colours only the component of node 0
class Solution:
    def isBipartite(self, graph):
        color = {0: 0}
        stack = [0]
        while stack:
            node = stack.pop()
            for neighbor in graph[node]:
                if neighbor not in color:
                    color[neighbor] = 1 - color[node]
                    stack.append(neighbor)
                elif color[neighbor] == color[node]:
                    return False
        return True
