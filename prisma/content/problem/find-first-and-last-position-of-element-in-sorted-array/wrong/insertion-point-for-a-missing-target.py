# Wrong Answer: returns an insertion point although the target is missing
from bisect import bisect_left, bisect_right


class Solution:
    def searchRange(self, nums: list[int], target: int) -> list[int]:
        first, end = bisect_left(nums, target), bisect_right(nums, target)
        return [first, end - 1] if first < len(nums) else [-1, -1]
