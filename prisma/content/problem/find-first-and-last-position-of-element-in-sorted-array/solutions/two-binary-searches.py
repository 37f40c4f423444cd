class Solution:
    def searchRange(self, nums: list[int], target: int) -> list[int]:
        def lower_bound(x: int) -> int:
            low, high = 0, len(nums)
            while low < high:
                middle = (low + high) // 2
                if nums[middle] < x:
                    low = middle + 1
                else:
                    high = middle
            return low

        first = lower_bound(target)
        if first == len(nums) or nums[first] != target:
            return [-1, -1]
        return [first, lower_bound(target + 1) - 1]
