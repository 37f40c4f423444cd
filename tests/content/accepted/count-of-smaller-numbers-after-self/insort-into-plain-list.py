import bisect
class Solution:
    def countSmaller(self, nums):
        arr, out = [], []
        for x in nums[::-1]:
            out.append(bisect.bisect_left(arr, x))
            bisect.insort(arr, x)
        out.reverse()
        return out
