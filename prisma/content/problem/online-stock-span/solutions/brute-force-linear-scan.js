class StockSpanner {
  constructor() {
    this.prices = [];
  }

  next(price) {
    this.prices.push(price);
    let day = this.prices.length - 1;
    while (day >= 0 && this.prices[day] <= price) day--;
    return this.prices.length - 1 - day;
  }
}
