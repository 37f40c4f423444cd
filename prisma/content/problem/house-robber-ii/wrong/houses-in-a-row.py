# Wrong Answer: ignores that the first and the last house are adjacent
class Solution:
    def rob(self, nums):
        before = best = 0
        for money in nums:
            before, best = best, max(best, before + money)
        return best
