// Wrong Answer: assumes that the grid is square
function numIslands(grid) {
  const size = grid.length;

  function sink(r, c) {
    if (r < 0 || r >= size || c < 0 || c >= size || grid[r][c] !== '1') return;
    grid[r][c] = '0';
    sink(r - 1, c);
    sink(r + 1, c);
    sink(r, c - 1);
    sink(r, c + 1);
  }

  let islands = 0;
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      if (grid[r][c] === '1') {
        islands++;
        sink(r, c);
      }
    }
  }
  return islands;
}
