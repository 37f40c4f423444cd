function numIslands(grid) {
  const columns = grid[0].length;
  const parent = Array.from({ length: grid.length * columns }, (_, cell) => cell);
  const size = Array(parent.length).fill(1);

  function find(cell) {
    while (parent[cell] !== cell) {
      parent[cell] = parent[parent[cell]];
      cell = parent[cell];
    }
    return cell;
  }

  let islands = 0;
  function join(first, second) {
    let large = find(first);
    let small = find(second);
    if (large === small) return;
    if (size[large] < size[small]) [large, small] = [small, large];
    parent[small] = large;
    size[large] += size[small];
    islands--;
  }

  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < columns; c++) {
      if (grid[r][c] === '0') continue;
      islands++;
      const cell = r * columns + c;
      if (r > 0 && grid[r - 1][c] === '1') join(cell - columns, cell);
      if (c > 0 && grid[r][c - 1] === '1') join(cell - 1, cell);
    }
  }
  return islands;
}
