class Solution:
    def minSubArrayLen(self, target: int, nums: list[int]) -> int:
        shortest = len(nums) + 1
        left = 0
        total = 0
        for right, num in enumerate(nums):
            total += num
            while total >= target:
                shortest = min(shortest, right - left + 1)
                total -= nums[left]
                left += 1
        return shortest if shortest <= len(nums) else 0
