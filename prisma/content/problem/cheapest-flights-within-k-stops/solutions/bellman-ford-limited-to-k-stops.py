import math
from typing import List


class Solution:
    def findCheapestPrice(
        self, n: int, flights: List[List[int]], src: int, dst: int, k: int
    ) -> int:
        prices = [math.inf] * n
        prices[src] = 0
        for _ in range(k + 1):
            lower = prices[:]
            for a, b, price in flights:
                if prices[a] + price < lower[b]:
                    lower[b] = prices[a] + price
            if lower == prices:
                break
            prices = lower
        return -1 if prices[dst] == math.inf else prices[dst]
