from itertools import combinations


class Solution:
    def threeSumClosest(self, nums: list[int], target: int) -> int:
        sums = map(sum, combinations(nums, 3))
        return min(sums, key=lambda total: abs(total - target))
