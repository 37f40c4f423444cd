from functools import reduce
class Solution:
    def rob(self, nums):
        f = lambda a: reduce(lambda p, x: (p[1], max(p[1], p[0] + x)), a, (0, 0))[1]
        return max(f(nums[len(nums) != 1:]), f(nums[:-1]))
