class DetectSquares {
  constructor() {
    this.points = [];
  }

  add(point) {
    this.points.push([...point]);
  }

  count([x, y]) {
    let total = 0;
    for (const [x2, y2] of this.points) {
      if (x2 === x || Math.abs(x2 - x) !== Math.abs(y2 - y)) continue;
      total += this.copies(x, y2) * this.copies(x2, y);
    }
    return total;
  }

  copies(x, y) {
    return this.points.filter((point) => point[0] === x && point[1] === y).length;
  }
}
