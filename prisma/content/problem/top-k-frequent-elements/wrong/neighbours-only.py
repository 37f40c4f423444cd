# Wrong Answer: groupby counts runs of equal adjacent elements, but the array is not sorted
from itertools import groupby


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        runs = {num: len(list(run)) for num, run in groupby(nums)}
        return sorted(runs, key=runs.get, reverse=True)[:k]
