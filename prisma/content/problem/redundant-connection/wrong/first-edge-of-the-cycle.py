# Wrong Answer: returns the first edge of the cycle in the array, not the last one
class Solution:
    def findRedundantConnection(self, edges):
        for removed in edges:
            neighbours = defaultdict(list)
            for a, b in edges:
                if [a, b] != removed:
                    neighbours[a].append(b)
                    neighbours[b].append(a)
            reached = {1}
            stack = [1]
            while stack:
                for other in neighbours[stack.pop()]:
                    if other not in reached:
                        reached.add(other)
                        stack.append(other)
            if len(reached) == len(edges):
                return removed
