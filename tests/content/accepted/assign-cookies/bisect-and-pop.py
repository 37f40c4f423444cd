import bisect
class Solution:
    def findContentChildren(self, g: List[int], s: List[int]) -> int:
        s.sort()
        g.sort()
        total = 0
        for greed in g:
            i = bisect.bisect_left(s, greed)
            if i == len(s):
                break
            s = s[i + 1:] if i else s[1:]
            total += 1
        return total
