class Solution:
    def palindromePairs(self, words: List[str]) -> List[List[int]]:
        at = {w[::-1]: i for i, w in enumerate(words)}
        res = []
        for i, w in enumerate(words):
            for j in range(len(w) + 1):
                a, b = w[:j], w[j:]
                if a in at and at[a] != i and b == b[::-1]:
                    res.append([i, at[a]])
                if j and b in at and at[b] != i and a == a[::-1]:
                    res.append([at[b], i])
        return res
