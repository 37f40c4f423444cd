class Solution:
    def combinationSum(self, candidates, target):
        def f(cs, t):
            if t == 0: return [[]]
            if t < 0 or not cs: return []
            return [[cs[0]] + r for r in f(cs, t - cs[0])] + f(cs[1:], t)
        return f(candidates, target)
