# Wrong Answer: removes only one number for each number added, so the window does not get as short as it could
class Solution:
    def minSubArrayLen(self, target: int, nums: list[int]) -> int:
        shortest = len(nums) + 1
        left = total = 0
        for right in range(len(nums)):
            total += nums[right]
            if total >= target:
                shortest = min(shortest, right - left + 1)
                total -= nums[left]
                left += 1
        return shortest if shortest <= len(nums) else 0
