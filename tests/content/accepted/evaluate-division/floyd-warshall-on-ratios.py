import itertools
class Solution:
    def calcEquation(self, equations, values, queries):
        q = collections.defaultdict(dict)
        for (n, d), v in zip(equations, values):
            q[n][n] = q[d][d] = 1.0
            q[n][d], q[d][n] = v, 1 / v
        for k, i, j in itertools.permutations(q, 3):
            if k in q[i] and j in q[k]:
                q[i][j] = q[i][k] * q[k][j]
        return [q[n].get(d, -1.0) for n, d in queries]
