class DetectSquares {
  constructor() {
    this.columns = new Map();
  }

  add([x, y]) {
    if (!this.columns.has(x)) this.columns.set(x, new Map());
    const column = this.columns.get(x);
    column.set(y, (column.get(y) ?? 0) + 1);
  }

  count([x, y]) {
    let total = 0;
    for (const [y2, copies] of this.columns.get(x) ?? []) {
      if (y2 === y) continue;
      const side = Math.abs(y2 - y);
      for (const x2 of [x - side, x + side]) {
        const opposite = this.columns.get(x2);
        total += copies * (opposite?.get(y) ?? 0) * (opposite?.get(y2) ?? 0);
      }
    }
    return total;
  }
}
