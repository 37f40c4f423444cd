# Wrong Answer: compares with the first element, but in a range without a drop the middle is larger than that as well
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
