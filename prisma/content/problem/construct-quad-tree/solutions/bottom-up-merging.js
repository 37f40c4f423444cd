function construct(grid) {
  const build = (row, column, side) => {
    if (side === 1) return new _Node(grid[row][column] === 1, true);
    const half = side / 2;
    const children = [
      build(row, column, half),
      build(row, column + half, half),
      build(row + half, column, half),
      build(row + half, column + half, half),
    ];
    const [first] = children;
    if (children.every(({ isLeaf, val }) => isLeaf && val === first.val)) return first;
    return new _Node(false, false, ...children);
  };
  return build(0, 0, grid.length);
}
