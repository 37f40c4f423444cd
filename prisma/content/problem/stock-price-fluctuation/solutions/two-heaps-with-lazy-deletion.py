from heapq import heappop, heappush


class StockPrice:
    def __init__(self):
        self.prices = {}
        self.latest = 0
        self.highest = []
        self.lowest = []

    def update(self, timestamp: int, price: int) -> None:
        self.prices[timestamp] = price
        self.latest = max(self.latest, timestamp)
        heappush(self.highest, (-price, timestamp))
        heappush(self.lowest, (price, timestamp))

    def current(self) -> int:
        return self.prices[self.latest]

    def maximum(self) -> int:
        while self.prices[self.highest[0][1]] != -self.highest[0][0]:
            heappop(self.highest)
        return -self.highest[0][0]

    def minimum(self) -> int:
        while self.prices[self.lowest[0][1]] != self.lowest[0][0]:
            heappop(self.lowest)
        return self.lowest[0][0]
