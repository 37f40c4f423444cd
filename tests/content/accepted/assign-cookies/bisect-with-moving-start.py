import bisect
class Solution:
    def findContentChildren(self, g: List[int], s: List[int]) -> int:
        s.sort()
        g.sort()
        total = start = 0
        for greed in g:
            i = bisect.bisect_left(s, greed, start)
            if i == len(s):
                break
            start = i + 1
            total += 1
        return total
