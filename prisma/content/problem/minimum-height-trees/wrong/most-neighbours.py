# Wrong Answer: takes the nodes with the most neighbours, which may be far from the middle
class Solution:
    def findMinHeightTrees(self, n: int, edges: list[list[int]]) -> list[int]:
        degree = [0] * n
        for edge in edges:
            for node in edge:
                degree[node] += 1
        return [node for node in range(n) if degree[node] == max(degree)]
