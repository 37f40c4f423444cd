# Time Limit Exceeded: multiplies all the other numbers again for each index
from math import prod


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        return [prod(nums[:i]) * prod(nums[i + 1:]) for i in range(len(nums))]
