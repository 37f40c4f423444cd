import math
from functools import cache
from typing import List


class Solution:
    def findCheapestPrice(
        self, n: int, flights: List[List[int]], src: int, dst: int, k: int
    ) -> int:
        leaving = [[] for _ in range(n)]
        for a, b, price in flights:
            leaving[a].append((b, price))

        @cache
        def cheapest(city: int, left: int) -> float:
            if city == dst:
                return 0
            if left == 0:
                return math.inf
            best = math.inf
            for other, price in leaving[city]:
                best = min(best, price + cheapest(other, left - 1))
            return best

        best = cheapest(src, k + 1)
        return -1 if best == math.inf else best
