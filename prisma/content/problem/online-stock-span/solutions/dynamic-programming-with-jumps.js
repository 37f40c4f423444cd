class StockSpanner {
  constructor() {
    this.prices = [];
    this.spans = [];
  }

  next(price) {
    const today = this.prices.length;
    let day = today - 1;
    while (day >= 0 && this.prices[day] <= price) day -= this.spans[day];
    this.prices.push(price);
    this.spans.push(today - day);
    return today - day;
  }
}
