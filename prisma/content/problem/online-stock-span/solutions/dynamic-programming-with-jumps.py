class StockSpanner:
    def __init__(self):
        self.prices = []
        self.spans = []

    def next(self, price: int) -> int:
        today = len(self.prices)
        day = today - 1
        while day >= 0 and self.prices[day] <= price:
            day -= self.spans[day]
        self.prices.append(price)
        self.spans.append(today - day)
        return today - day
