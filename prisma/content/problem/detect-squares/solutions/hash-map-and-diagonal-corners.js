class DetectSquares {
  constructor() {
    this.points = [];
    this.copies = new Map();
  }

  add([x, y]) {
    this.points.push([x, y]);
    this.copies.set(`${x},${y}`, this.copiesOf(x, y) + 1);
  }

  count([x, y]) {
    let total = 0;
    for (const [x2, y2] of this.points) {
      if (x2 === x || Math.abs(x2 - x) !== Math.abs(y2 - y)) continue;
      total += this.copiesOf(x, y2) * this.copiesOf(x2, y);
    }
    return total;
  }

  copiesOf(x, y) {
    return this.copies.get(`${x},${y}`) ?? 0;
  }
}
