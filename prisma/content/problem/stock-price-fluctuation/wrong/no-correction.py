# Wrong Answer: remembers the highest and the lowest price ever seen, also those that were corrected
class StockPrice:
    def __init__(self):
        self.prices = {}
        self.latest = 0
        self.highest = 0
        self.lowest = 10**9

    def update(self, timestamp, price):
        self.prices[timestamp] = price
        self.latest = max(self.latest, timestamp)
        self.highest = max(self.highest, price)
        self.lowest = min(self.lowest, price)

    def current(self):
        return self.prices[self.latest]

    def maximum(self):
        return self.highest

    def minimum(self):
        return self.lowest
