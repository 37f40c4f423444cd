from bisect import bisect_left


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        ends = []
        for num in nums:
            place = bisect_left(ends, num)
            ends[place : place + 1] = [num]
        return len(ends)
