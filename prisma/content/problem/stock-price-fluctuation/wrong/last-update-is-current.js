// Wrong Answer: current returns the price of the last update instead of that of the latest timestamp
class StockPrice {
  constructor() {
    this.prices = new Map();
    this.last = 0;
  }

  update(timestamp, price) {
    this.prices.set(timestamp, price);
    this.last = price;
  }

  current() {
    return this.last;
  }

  maximum() {
    return Math.max(...this.prices.values());
  }

  minimum() {
    return Math.min(...this.prices.values());
  }
}
