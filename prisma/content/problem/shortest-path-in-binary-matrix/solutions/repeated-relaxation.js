function shortestPathBinaryMatrix(grid) {
  if (grid[0][0] === 1) return -1;
  const distance = grid.map((cells) => cells.map(() => Infinity));
  distance[0][0] = 1;
  const leastAround = (row, column) => {
    let least = Infinity;
    for (const r of [row - 1, row, row + 1]) {
      for (const c of [column - 1, column, column + 1]) {
        least = Math.min(least, distance[r]?.[c] ?? Infinity);
      }
    }
    return least;
  };
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (let row = 0; row < grid.length; row++) {
      for (let column = 0; column < grid.length; column++) {
        if (grid[row][column] === 1) continue;
        const through = leastAround(row, column) + 1;
        if (through < distance[row][column]) {
          distance[row][column] = through;
          hasChanged = true;
        }
      }
    }
  }
  const shortest = distance.at(-1).at(-1);
  return shortest === Infinity ? -1 : shortest;
}
