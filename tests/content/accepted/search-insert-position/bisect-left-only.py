from bisect import bisect_left
class Solution:
    searchInsert = lambda self, nums, target: bisect_left(nums, target)
