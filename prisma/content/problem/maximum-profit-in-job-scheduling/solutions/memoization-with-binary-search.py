from bisect import bisect_left
from functools import cache


class Solution:
    def jobScheduling(
        self, startTime: list[int], endTime: list[int], profit: list[int]
    ) -> int:
        jobs = sorted(zip(startTime, endTime, profit))
        starts = [start for start, _, _ in jobs]

        @cache
        def best(i: int) -> int:
            if i == len(jobs):
                return 0
            _, end, earned = jobs[i]
            return max(best(i + 1), earned + best(bisect_left(starts, end)))

        return best(0)
