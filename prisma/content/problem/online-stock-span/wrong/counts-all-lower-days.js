// Wrong Answer: counts all earlier days with a price that is not higher, also beyond a higher one
class StockSpanner {
  constructor() {
    this.prices = [];
  }

  next(price) {
    this.prices.push(price);
    return this.prices.filter((earlier) => earlier <= price).length;
  }
}
