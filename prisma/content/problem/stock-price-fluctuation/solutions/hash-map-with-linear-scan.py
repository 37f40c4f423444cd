class StockPrice:
    def __init__(self):
        self.prices = {}
        self.latest = 0

    def update(self, timestamp: int, price: int) -> None:
        self.prices[timestamp] = price
        self.latest = max(self.latest, timestamp)

    def current(self) -> int:
        return self.prices[self.latest]

    def maximum(self) -> int:
        return max(self.prices.values())

    def minimum(self) -> int:
        return min(self.prices.values())
