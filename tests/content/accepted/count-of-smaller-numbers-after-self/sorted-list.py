from sortedcontainers import SortedList

class Solution:
    def countSmaller(self, nums: List[int]) -> List[int]:
        sl = SortedList()
        res = []
        for x in reversed(nums):
            res.append(sl.bisect_left(x))
            sl.add(x)
        return res[::-1]
