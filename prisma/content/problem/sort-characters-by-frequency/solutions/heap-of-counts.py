from collections import Counter
from heapq import heapify, heappop


class Solution:
    def frequencySort(self, s: str) -> str:
        heap = [(-count, character) for character, count in Counter(s).items()]
        heapify(heap)
        parts = []
        while heap:
            count, character = heappop(heap)
            parts.append(character * -count)
        return "".join(parts)
