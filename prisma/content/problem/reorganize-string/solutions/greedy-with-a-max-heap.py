from collections import Counter
from heapq import heapify, heappop, heappush


class Solution:
    def reorganizeString(self, s: str) -> str:
        heap = [(-count, letter) for letter, count in Counter(s).items()]
        heapify(heap)
        result = []
        held = None
        while heap:
            count, letter = heappop(heap)
            result.append(letter)
            if held:
                heappush(heap, held)
            held = (count + 1, letter) if count < -1 else None
        return "" if held else "".join(result)
