from collections import Counter


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        ways = Counter({0: 1})
        for num in nums:
            following = Counter()
            for result, count in ways.items():
                following[result + num] += count
                following[result - num] += count
            ways = following
        return ways[target]
