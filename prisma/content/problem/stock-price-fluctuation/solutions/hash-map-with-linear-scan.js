class StockPrice {
  constructor() {
    this.prices = new Map();
    this.latest = 0;
  }

  update(timestamp, price) {
    this.prices.set(timestamp, price);
    this.latest = Math.max(this.latest, timestamp);
  }

  current() {
    return this.prices.get(this.latest);
  }

  maximum() {
    let highest = 0;
    for (const price of this.prices.values()) highest = Math.max(highest, price);
    return highest;
  }

  minimum() {
    let lowest = Infinity;
    for (const price of this.prices.values()) lowest = Math.min(lowest, price);
    return lowest;
  }
}
