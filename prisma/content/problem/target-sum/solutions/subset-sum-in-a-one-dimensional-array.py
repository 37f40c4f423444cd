class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        total = sum(nums)
        if abs(target) > total or (total + target) % 2 == 1:
            return 0
        plus = (total + target) // 2
        ways = [1] + [0] * plus
        for num in nums:
            for t in range(plus, num - 1, -1):
                ways[t] += ways[t - num]
        return ways[plus]
