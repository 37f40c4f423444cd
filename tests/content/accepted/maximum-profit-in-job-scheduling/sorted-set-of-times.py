from sortedcontainers import SortedSet
class Solution:
    def jobScheduling(self, startTime: List[int], endTime: List[int], profit: List[int]) -> int:
        times = SortedSet(endTime)
        ends = defaultdict(list)
        for s, e, p in zip(startTime, endTime, profit):
            ends[e].append((s, p))
        best = [0] * (len(times) + 1)
        for i, e in enumerate(times, 1):
            best[i] = best[i - 1]
            for s, p in ends[e]:
                best[i] = max(best[i], best[times.bisect_right(s)] + p)
        return best[-1]
