from functools import cache


class Solution:
    def rob(self, nums: list[int]) -> int:
        @cache
        def best(start, end):
            if start >= end:
                return 0
            return max(best(start + 1, end), nums[start] + best(start + 2, end))

        if len(nums) == 1:
            return nums[0]
        return max(best(0, len(nums) - 1), best(1, len(nums)))
