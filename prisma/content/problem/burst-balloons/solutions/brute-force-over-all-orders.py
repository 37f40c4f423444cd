class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        best = 0
        for i, num in enumerate(nums):
            left = nums[i - 1] if i > 0 else 1
            right = nums[i + 1] if i + 1 < len(nums) else 1
            rest = self.maxCoins(nums[:i] + nums[i + 1 :])
            best = max(best, left * num * right + rest)
        return best
