class DSU:
    def __init__(self):
        self.p = {}
    def find(self, x):
        self.p.setdefault(x, x)
        if self.p[x] != x:
            self.p[x] = self.find(self.p[x])
        return self.p[x]
    def union(self, a, b):
        self.p[self.find(a)] = self.find(b)

class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        dsu, owner = DSU(), {}
        for name, *emails in accounts:
            for e in emails:
                owner[e] = name
                dsu.union(emails[0], e)
        groups = defaultdict(list)
        for e in owner:
            groups[dsu.find(e)].append(e)
        return [[owner[k]] + sorted(v) for k, v in groups.items()]
