class StockPrice {
  constructor() {
    this.prices = new Map();
    this.latest = 0;
    this.ordered = [];
  }

  update(timestamp, price) {
    if (this.prices.has(timestamp)) {
      this.ordered.splice(this.placeOf(this.prices.get(timestamp)), 1);
    }
    this.ordered.splice(this.placeOf(price), 0, price);
    this.prices.set(timestamp, price);
    this.latest = Math.max(this.latest, timestamp);
  }

  current() {
    return this.prices.get(this.latest);
  }

  maximum() {
    return this.ordered.at(-1);
  }

  minimum() {
    return this.ordered[0];
  }

  placeOf(price) {
    let low = 0;
    let high = this.ordered.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ordered[middle] < price) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
