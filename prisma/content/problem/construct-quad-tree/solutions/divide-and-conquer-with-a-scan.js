function construct(grid) {
  const build = (row, column, side) => {
    let ones = 0;
    for (let i = row; i < row + side; i++) {
      for (let j = column; j < column + side; j++) ones += grid[i][j];
    }
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
  return build(0, 0, grid.length);
}
