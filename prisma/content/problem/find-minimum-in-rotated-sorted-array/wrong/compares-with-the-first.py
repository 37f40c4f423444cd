# Wrong Answer: in a range without a fall the middle is above the first number as well
class Solution:
    def findMin(self, nums: list[int]) -> int:
        low, high = 0, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            if nums[middle] >= nums[low]:
                low = middle + 1
            else:
                high = middle
        return nums[low]
