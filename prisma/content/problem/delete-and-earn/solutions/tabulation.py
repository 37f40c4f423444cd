from typing import List


class Solution:
    def deleteAndEarn(self, nums: List[int]) -> int:
        points = [0] * (max(nums) + 1)
        for value in nums:
            points[value] += value
        dp = points[:2]
        for x in range(2, len(points)):
            dp.append(max(dp[x - 1], dp[x - 2] + points[x]))
        return dp[-1]
