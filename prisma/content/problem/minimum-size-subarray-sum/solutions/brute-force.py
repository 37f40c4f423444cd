class Solution:
    def minSubArrayLen(self, target: int, nums: list[int]) -> int:
        n = len(nums)
        shortest = n + 1
        for start in range(n):
            total = 0
            for end in range(start, n):
                total += nums[end]
                if total >= target:
                    shortest = min(shortest, end - start + 1)
                    break
        return shortest if shortest <= n else 0
