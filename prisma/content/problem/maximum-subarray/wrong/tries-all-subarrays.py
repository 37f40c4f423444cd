# Time Limit Exceeded: adds up all subarrays, from each start to the end
from itertools import accumulate


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        return max(max(accumulate(nums[start:])) for start in range(len(nums)))
