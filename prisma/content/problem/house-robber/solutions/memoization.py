from functools import cache


class Solution:
    def rob(self, nums: list[int]) -> int:
        @cache
        def best_from(i: int) -> int:
            if i >= len(nums):
                return 0
            return max(best_from(i + 1), nums[i] + best_from(i + 2))

        return best_from(0)
