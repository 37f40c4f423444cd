from sortedcontainers import SortedDict, SortedList
class StockPrice:
    def __init__(self):
        self.at, self.prices = SortedDict(), SortedList()
    def update(self, timestamp: int, price: int) -> None:
        if timestamp in self.at:
            self.prices.discard(self.at[timestamp])
        self.at[timestamp] = price
        self.prices.add(price)
    def current(self) -> int:
        return self.at.peekitem()[1]
    def maximum(self) -> int:
        return self.prices[-1]
    def minimum(self) -> int:
        return self.prices[0]
