from bisect import bisect_left
from itertools import accumulate


class Solution:
    def minSubArrayLen(self, target: int, nums: list[int]) -> int:
        n = len(nums)
        prefix = list(accumulate(nums, initial=0))
        shortest = n + 1
        for start in range(n):
            end = bisect_left(prefix, prefix[start] + target)
            if end <= n:
                shortest = min(shortest, end - start)
        return shortest if shortest <= n else 0
