from bisect import bisect_left

class Solution:
    def threeSumClosest(self, nums: List[int], target: int) -> int:
        nums.sort()
        best = sum(nums[:3])
        for i in range(len(nums) - 2):
            for j in range(i + 1, len(nums) - 1):
                rest = target - nums[i] - nums[j]
                p = bisect_left(nums, rest, j + 1)
                for k in (p - 1, p):
                    if j < k < len(nums):
                        best = min(best, nums[i] + nums[j] + nums[k], key=lambda s: abs(s - target))
        return best
