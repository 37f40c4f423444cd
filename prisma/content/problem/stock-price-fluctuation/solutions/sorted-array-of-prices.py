from bisect import bisect_left, insort


class StockPrice:
    def __init__(self):
        self.prices = {}
        self.latest = 0
        self.ordered = []

    def update(self, timestamp: int, price: int) -> None:
        if timestamp in self.prices:
            self.ordered.pop(bisect_left(self.ordered, self.prices[timestamp]))
        insort(self.ordered, price)
        self.prices[timestamp] = price
        self.latest = max(self.latest, timestamp)

    def current(self) -> int:
        return self.prices[self.latest]

    def maximum(self) -> int:
        return self.ordered[-1]

    def minimum(self) -> int:
        return self.ordered[0]
