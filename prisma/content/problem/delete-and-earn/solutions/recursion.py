from typing import List


class Solution:
    def deleteAndEarn(self, nums: List[int]) -> int:
        points = [0] * (max(nums) + 1)
        for value in nums:
            points[value] += value

        def best(x: int) -> int:
            if x <= 0:
                return 0
            return max(best(x - 1), points[x] + best(x - 2))

        return best(max(nums))
