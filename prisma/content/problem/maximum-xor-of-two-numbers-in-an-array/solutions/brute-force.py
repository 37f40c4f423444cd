class Solution:
    def findMaximumXOR(self, nums: list[int]) -> int:
        best = 0
        for i, a in enumerate(nums):
            for j in range(i + 1, len(nums)):
                best = max(best, a ^ nums[j])
        return best
