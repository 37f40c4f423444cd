# Wrong Answer: goes right whenever the middle equals its right neighbour, at odd indices as well
class Solution:
    def singleNonDuplicate(self, nums: list[int]) -> int:
        low, high = 0, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            if nums[middle] == nums[middle + 1]:
                low = middle + 2
            else:
                high = middle
        return nums[min(low, len(nums) - 1)]
