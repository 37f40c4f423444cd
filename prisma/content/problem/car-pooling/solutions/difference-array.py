from itertools import accumulate


class Solution:
    def carPooling(self, trips: list[list[int]], capacity: int) -> bool:
        change = [0] * 1001
        for count, start, end in trips:
            change[start] += count
            change[end] -= count
        return max(accumulate(change)) <= capacity
