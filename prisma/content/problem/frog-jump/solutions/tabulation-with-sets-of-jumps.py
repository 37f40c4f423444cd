from typing import List


class Solution:
    def canCross(self, stones: List[int]) -> bool:
        jumps = {position: set() for position in stones}
        jumps[0].add(0)
        for position in stones:
            for k in jumps[position]:
                for step in (k - 1, k, k + 1):
                    if step > 0 and position + step in jumps:
                        jumps[position + step].add(step)
        return bool(jumps[stones[-1]])
