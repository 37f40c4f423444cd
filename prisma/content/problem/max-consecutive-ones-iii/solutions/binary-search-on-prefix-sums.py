from bisect import bisect_left
from itertools import accumulate


class Solution:
    def longestOnes(self, nums: list[int], k: int) -> int:
        zeros = list(accumulate((1 - num for num in nums), initial=0))
        return max(
            end - bisect_left(zeros, zeros[end] - k) for end in range(len(zeros))
        )
