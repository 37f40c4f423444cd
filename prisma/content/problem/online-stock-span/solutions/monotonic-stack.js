class StockSpanner {
  constructor() {
    this.stack = [];
  }

  next(price) {
    let span = 1;
    while (this.stack.length > 0 && this.stack.at(-1).price <= price) {
      span += this.stack.pop().span;
    }
    this.stack.push({ price, span });
    return span;
  }
}
