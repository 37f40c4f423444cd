class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        low, high = 1, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            if sum(num <= middle for num in nums) > middle:
                high = middle
            else:
                low = middle + 1
        return low
