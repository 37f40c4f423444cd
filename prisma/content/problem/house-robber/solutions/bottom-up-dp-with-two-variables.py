class Solution:
    def rob(self, nums: list[int]) -> int:
        before, best = 0, 0
        for money in nums:
            before, best = best, max(best, before + money)
        return best
