class StockSpanner:
    def __init__(self):
        self.prices = []

    def next(self, price: int) -> int:
        self.prices.append(price)
        span = 0
        for earlier in reversed(self.prices):
            if earlier > price:
                break
            span += 1
        return span
