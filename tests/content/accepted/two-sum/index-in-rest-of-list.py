class Solution(object):
    def twoSum(self, nums, target):
        """
        :type nums: List[int]
        :type target: int
        :rtype: List[int]
        """
        for i, x in enumerate(nums):
            rest = nums[i + 1:]
            if target - x in rest:
                return [i, rest.index(target - x) + i + 1]
