class Solution:
    def canCross(self, stones: List[int]) -> bool:
        jumps = {s: set() for s in stones}
        jumps[0].add(0)
        for s in stones:
            for k in jumps[s]:
                for step in (k - 1, k, k + 1):
                    if step > 0 and s + step in jumps:
                        jumps[s + step].add(step)
        return bool(jumps[stones[-1]])
