function construct(grid) {
  const n = grid.length;
  const sums = Array.from({ length: n + 1 }, () => new Int32Array(n + 1));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const others = sums[i][j + 1] + sums[i + 1][j] - sums[i][j];
      sums[i + 1][j + 1] = grid[i][j] + others;
    }
  }
  const build = (row, column, side) => {
    const above = sums[row];
    const below = sums[row + side];
    const right = column + side;
    const ones = below[right] - below[column] - above[right] + above[column];
    if (ones === 0 || ones === side * side) return new _Node(ones > 0, true);
    const half = side / 2;
    return new _Node(
      false,
      false,
      build(row, column, half),
      build(row, column + half, half),
      build(row + half, column, half),
      build(row + half, column + half, half),
    );
  };
  return build(0, 0, n);
}
