class Solution:
    def rob(self, nums: list[int]) -> int:
        def best_of(start, end):
            before = best = 0
            for i in range(start, end):
                before, best = best, max(best, before + nums[i])
            return best

        if len(nums) == 1:
            return nums[0]
        return max(best_of(0, len(nums) - 1), best_of(1, len(nums)))
