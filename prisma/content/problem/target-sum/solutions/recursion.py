class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        def ways(i, rest):
            if i == len(nums):
                return int(rest == 0)
            return ways(i + 1, rest - nums[i]) + ways(i + 1, rest + nums[i])

        return ways(0, target)
