from bisect import bisect_left
from typing import List


class Solution:
    def minInterval(self, intervals: List[List[int]], queries: List[int]) -> List[int]:
        order = sorted(range(len(queries)), key=lambda i: queries[i])
        numbers = [queries[i] for i in order]
        following = list(range(len(queries) + 1))

        def next_open(place: int) -> int:
            end = place
            while following[end] != end:
                end = following[end]
            while following[place] != end:
                following[place], place = end, following[place]
            return end

        answers = [-1] * len(queries)
        for left, right in sorted(intervals, key=lambda ends: ends[1] - ends[0]):
            place = next_open(bisect_left(numbers, left))
            while place < len(numbers) and numbers[place] <= right:
                answers[order[place]] = right - left + 1
                following[place] = place + 1
                place = next_open(place)
        return answers
