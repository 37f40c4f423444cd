# Time Limit Exceeded: adds up the stretches from each position to the end
from itertools import accumulate


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        return max(max(accumulate(nums[start:])) for start in range(len(nums)))
