class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        dp = [nums[0]]
        for num in nums[1:]:
            dp.append(max(num, dp[-1] + num))
        return max(dp)
