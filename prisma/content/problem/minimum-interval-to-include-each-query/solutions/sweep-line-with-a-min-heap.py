from heapq import heappop, heappush
from typing import List


class Solution:
    def minInterval(self, intervals: List[List[int]], queries: List[int]) -> List[int]:
        by_left = sorted(intervals)
        begun = 0
        heap = []
        answers = [-1] * len(queries)
        for i in sorted(range(len(queries)), key=lambda i: queries[i]):
            query = queries[i]
            while begun < len(by_left) and by_left[begun][0] <= query:
                left, right = by_left[begun]
                heappush(heap, (right - left + 1, right))
                begun += 1
            while heap and heap[0][1] < query:
                heappop(heap)
            if heap:
                answers[i] = heap[0][0]
        return answers
