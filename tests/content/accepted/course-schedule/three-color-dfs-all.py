class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        g = [[] for _ in range(numCourses)]
        for a, b in prerequisites: g[b].append(a)
        state = [0] * numCourses
        def ok(u):
            if state[u]: return state[u] == 2
            state[u] = 1
            if not all(ok(v) for v in g[u]): return False
            state[u] = 2
            return True
        return all(map(ok, range(numCourses)))
