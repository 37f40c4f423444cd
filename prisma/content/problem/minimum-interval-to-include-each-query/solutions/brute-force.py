from typing import List


class Solution:
    def minInterval(self, intervals: List[List[int]], queries: List[int]) -> List[int]:
        answers = []
        for query in queries:
            sizes = [
                right - left + 1
                for left, right in intervals
                if left <= query <= right
            ]
            answers.append(min(sizes, default=-1))
        return answers
