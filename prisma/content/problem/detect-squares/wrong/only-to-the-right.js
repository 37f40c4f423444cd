// Wrong Answer: looks for the opposite side only to the right of the query
class DetectSquares {
  constructor() {
    this.copies = {};
  }

  add([x, y]) {
    this.copies[[x, y]] = (this.copies[[x, y]] ?? 0) + 1;
  }

  count([x, y]) {
    const at = (x2, y2) => this.copies[[x2, y2]] ?? 0;
    let total = 0;
    for (let side = 1; side <= 1000; side++) {
      const right = x + side;
      total += at(right, y) * at(x, y + side) * at(right, y + side);
      total += at(right, y) * at(x, y - side) * at(right, y - side);
    }
    return total;
  }
}
