class Solution:
    def searchRange(self, nums: list[int], target: int) -> list[int]:
        first = last = -1
        for i, num in enumerate(nums):
            if num == target:
                if first == -1:
                    first = i
                last = i
        return [first, last]
