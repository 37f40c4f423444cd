class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        return [max(nums[i : i + k]) for i in range(len(nums) - k + 1)]
