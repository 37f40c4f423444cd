class Solution:
    findMin = lambda self, nums: min(nums)
