from bisect import bisect_left


class Solution:
    def jobScheduling(
        self, startTime: list[int], endTime: list[int], profit: list[int]
    ) -> int:
        jobs = sorted(zip(startTime, endTime, profit))
        starts = [start for start, _, _ in jobs]
        best = [0] * (len(jobs) + 1)
        for i in range(len(jobs) - 1, -1, -1):
            _, end, earned = jobs[i]
            best[i] = max(best[i + 1], earned + best[bisect_left(starts, end)])
        return best[0]
