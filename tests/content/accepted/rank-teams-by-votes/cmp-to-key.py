from functools import cmp_to_key
class Solution:
    def rankTeams(self, votes: List[str]) -> str:
        pos = {t: [0] * 26 for t in votes[0]}
        for v in votes:
            for i, t in enumerate(v): pos[t][i] += 1
        def cmp(a, b):
            for x, y in zip(pos[a], pos[b]):
                if x != y: return y - x
            return -1 if a < b else 1
        return ''.join(sorted(votes[0], key=cmp_to_key(cmp)))
