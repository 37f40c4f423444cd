class Solution:
    def jobScheduling(
        self, startTime: list[int], endTime: list[int], profit: list[int]
    ) -> int:
        jobs = sorted(zip(startTime, endTime, profit))

        def best(i: int) -> int:
            if i == len(jobs):
                return 0
            _, end, earned = jobs[i]
            following = i + 1
            while following < len(jobs) and jobs[following][0] < end:
                following += 1
            return max(best(i + 1), earned + best(following))

        return best(0)
