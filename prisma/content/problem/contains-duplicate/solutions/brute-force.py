class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        for first in range(len(nums)):
            for second in range(first + 1, len(nums)):
                if nums[first] == nums[second]:
                    return True
        return False
