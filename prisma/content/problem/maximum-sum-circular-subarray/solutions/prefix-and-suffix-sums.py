class Solution:
    def maxSubarraySumCircular(self, nums: list[int]) -> int:
        n = len(nums)
        best = nums[0]
        ending_here = prefix = 0
        best_prefix = []
        for num in nums:
            ending_here = max(num, ending_here + num)
            best = max(best, ending_here)
            prefix += num
            best_prefix.append(max(prefix, best_prefix[-1]) if best_prefix else prefix)
        suffix = 0
        for i in range(n - 1, 0, -1):
            suffix += nums[i]
            best = max(best, suffix + best_prefix[i - 1])
        return best
