from graphlib import TopologicalSorter, CycleError
class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        ts = TopologicalSorter({c: [] for c in range(numCourses)})
        for a, b in prerequisites:
            ts.add(a, b)
        try:
            return list(ts.static_order())
        except CycleError:
            return []
