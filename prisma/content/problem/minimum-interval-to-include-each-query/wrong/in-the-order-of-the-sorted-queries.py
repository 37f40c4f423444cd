# Wrong Answer: returns the answers in the order of the sorted queries
from heapq import heappop, heappush
from typing import List


class Solution:
    def minInterval(self, intervals: List[List[int]], queries: List[int]) -> List[int]:
        by_left = sorted(intervals)
        begun = 0
        heap = []
        answers = []
        for query in sorted(queries):
            while begun < len(by_left) and by_left[begun][0] <= query:
                left, right = by_left[begun]
                heappush(heap, (right - left + 1, right))
                begun += 1
            while heap and heap[0][1] < query:
                heappop(heap)
            answers.append(heap[0][0] if heap else -1)
        return answers
